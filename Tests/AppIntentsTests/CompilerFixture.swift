import Foundation

/// Source text given to the compiler, with the `AppIntents` module and its macros at hand.
struct CompilerFixture {
  enum Failure: Error {
    case notFound(String, beside: String)
    case unexpectedOutput(String)
  }

  /// One error: the place it points at and what it says.
  struct Report: Equatable {
    let line: Int
    let column: Int
    let message: String

    init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }

    /// Reads an error in the compiler's output.
    fileprivate init?(_ line: Substring) {
      let pattern = /.*Fixture\.swift:(\d+):(\d+): error: (.*)/
      guard let match = line.wholeMatch(of: pattern), let number = Int(match.1),
        let column = Int(match.2)
      else { return nil }
      self.init(line: number, column: column, message: String(match.3))
    }
  }

  let source: String
  /// A second file of the same module, compiled on its own.
  var use = ""

  /// The errors that the compiler reports for lines of the source, in order.
  func errors() throws -> [Report] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Fixture.swift")
    let useFile = folder.appending(path: "Use.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    try use.write(to: useFile, atomically: true, encoding: .utf8)
    let (succeeded, output) =
      use.isEmpty
      ? try compile([file], "-typecheck")
      : try compile([file, useFile], "-emit-silgen", "-disable-batch-mode")
    let reports = output.split(separator: "\n").compactMap(Report.init)
    guard succeeded == reports.isEmpty else { throw Failure.unexpectedOutput(output) }
    return reports
  }

  private func compile(
    _ files: [URL], _ mode: String...
  ) throws -> (succeeded: Bool, output: String) {
    let products = try Self.products()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc"] + mode + [
        "-swift-version", "6", "-diagnostic-style", "llvm",
        "-I", products.modules, "-module-cache-path", products.cache,
        "-load-plugin-executable", products.plugin + "#AppIntentsMacros",
      ] + files.map { $0.path() }
    let pipe = Pipe()
    compiler.standardError = pipe
    compiler.standardOutput = FileHandle.nullDevice
    try compiler.run()
    let text = try pipe.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    return (compiler.terminationStatus == 0, String(decoding: text, as: UTF8.self))
  }

  /// The module, the plugin and the cache, which lie beside the running test bundle.
  private static func products() throws -> (modules: String, plugin: String, cache: String) {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let programs = [program] + CommandLine.arguments.map { URL(filePath: $0) }
    func find(_ names: [String]) throws -> URL {
      let found = programs.lazy.map { $0.deletingLastPathComponent() }
        .flatMap { folder in names.map { folder.appending(path: $0) } }
        .first { FileManager.default.fileExists(atPath: $0.path()) }
      guard let found else {
        throw Failure.notFound(names.joined(separator: ", "), beside: program.path())
      }
      return found
    }
    let module = "AppIntents.swiftmodule"
    let modules = try find(["Modules-tool/" + module, "Modules/" + module])
      .deletingLastPathComponent()
    return (
      modules.path(), try find(["AppIntentsMacros-tool", "AppIntentsMacros"]).path(),
      modules.deletingLastPathComponent().appending(path: "FixtureModuleCache").path()
    )
  }
}
