import Foundation
import Testing

@testable import UnderstudyCLI

/// Uses the shared library as programs in other languages do.
@Suite struct EmbeddingTests {
  /// The folder into which the library is built, as the tests are.
  private static let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
  private static let source = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/UnderstudyC").standardizedFileURL
  private static let hasLibrary = FileManager.default.fileExists(
    atPath: built.appending(path: "libUnderstudyC.so").path)

  private static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// A folder with the header, the library and the resources where an installation puts them.
  private func install() throws -> URL {
    let prefix = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let manager = FileManager.default
    for folder in ["include", "lib", "share"] {
      try manager.createDirectory(
        at: prefix.appending(path: folder), withIntermediateDirectories: true)
    }
    let files = [
      (Self.source.appending(path: "include/understudy.h"), "include/understudy.h"),
      (Self.built.appending(path: "libUnderstudyC.so"), "lib/libunderstudy.so"),
      (
        Self.built.appending(path: "Understudy_UnderstudyResources.resources"), "share/understudy"
      ),
    ]
    for (file, name) in files {
      try manager.createSymbolicLink(
        at: prefix.appending(path: name), withDestinationURL: file)
    }
    return prefix
  }

  private func run(_ command: String, in prefix: URL) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = prefix
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: read, as: UTF8.self), process.terminationStatus)
  }

  @Test(
    .enabled(if: hasLibrary, "the library 'libUnderstudyC.so' is not built"),
    .enabled(if: has("cc"), "there is no C compiler called 'cc'")
  ) func servesAProgramInC() throws {
    let prefix = try install()
    defer { try? FileManager.default.removeItem(at: prefix) }
    try Data(Self.program.utf8).write(to: prefix.appending(path: "main.c"))
    let compiled = try run(
      "cc -std=c99 -Wall -Wextra -Werror main.c -Iinclude -Llib -lunderstudy -Wl,-rpath,$PWD/lib -o main",
      in: prefix)
    #expect(compiled.code == 0, "\(compiled.output)")
    let ran = try run("./main", in: prefix)
    #expect(ran.code == 0)
    let lines = ran.output.split(separator: "\n")
    #expect(lines.count == 4, "\(ran.output)")
    #expect(
      lines.first?.contains(
        #""values":{"origin":"OSL","destination":"ROM","date":"2026-07-03"}"#) == true)
    #expect(lines.dropFirst().first?.contains(#""kind":"date","text":"3 July""#) == true)
    #expect(lines.dropFirst(2).first == #"{"id":"a","line":1,"error":"'phrase' is missing"}"#)
    #expect(lines.last == "unknown option 'locl'; did you mean 'locale'?")
  }

  @Test(
    .enabled(if: hasLibrary, "the library 'libUnderstudyC.so' is not built"),
    .enabled(if: has("python3"), "there is no 'python3'")
  ) func servesTheExampleInPython() throws {
    let prefix = try install()
    defer { try? FileManager.default.removeItem(at: prefix) }
    let example = Self.source.appending(path: "Examples/understudy.py").path
    let ran = try run(
      "UNDERSTUDY_LIBRARY=$PWD/lib/libunderstudy.so python3 '\(example)' 'from Oslo to Rome, business class'",
      in: prefix)
    #expect(
      ran.output == #"{"origin": "OSL", "destination": "ROM", "cabin": "business"}"# + "\n")
    #expect(ran.code == 0)
  }

  private static let program = """
    #include <stdio.h>
    #include <understudy.h>

    static void tell(char *text) {
      puts(text);
      understudy_free(text);
    }

    int main(void) {
      char *error = NULL;
      understudy *engine = understudy_open(
          "{\\"now\\":\\"2026-06-10T09:00\\",\\"timeZone\\":\\"GMT\\",\\"locale\\":\\"en_US\\"}", &error);
      if (!engine) return 1;
      tell(understudy_parse(engine, "from Oslo to Rome on 3 July"));
      tell(understudy_recognize(engine, "on 3 July"));
      tell(understudy_parse(engine, "{\\"id\\":\\"a\\"}"));
      understudy_close(engine);
      if (understudy_open("{\\"locl\\":\\"de_DE\\"}", &error)) return 1;
      tell(error);
      return 0;
    }

    """
}
