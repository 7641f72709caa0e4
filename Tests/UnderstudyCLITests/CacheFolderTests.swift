import Foundation
import Testing

@testable import UnderstudyCLI

@Suite struct CacheFolderTests {
  @Test(
    arguments: [
      (["HOME": "/home/ada"], "/home/ada/.cache/understudy"),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "/fast"], "/fast/understudy"),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "here"], "/home/ada/.cache/understudy"),
      (["HOME": "/home/ada", "UNDERSTUDY_CACHE": "/own"], "/own"),
      (["HOME": "/home/ada", "UNDERSTUDY_CACHE": ""], "/home/ada/.cache/understudy"),
      (["HOME": "/home/ada", "UNDERSTUDY_CACHE": "off"], nil), (["HOME": "here"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func isWhatTheEnvironmentTells(environment: [String: String], path: String?) {
    #expect(CacheFolder.path(environment) == path)
  }

  @Test func processesThatStartAtOnceAnswerAlike() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let alone = try Call("off").output()
    #expect(alone.contains("destination = LIS"))
    let calls = try (0..<4).map { _ in try Call(folder.path) }
    for call in calls { #expect(call.output() == alone) }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == 1)
    #expect(files.first?.hasPrefix("en_GB.") == true)
    #expect(try Call(folder.path).output() == alone)
  }

  /// A call of the command that runs beside others.
  private struct Call {
    private let process = Process()
    private let pipe = Pipe()

    init(_ cache: String) throws {
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "understudy")
      process.arguments = [
        "parse", "from Oslo to Lisbon on Friday", "--locale", "en_GB", "--now", "2026-06-10",
        "--explain",
      ]
      process.environment = ["PATH": "/usr/bin:/bin", CacheFolder.variable: cache]
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
    }

    func output() -> String {
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }
}
