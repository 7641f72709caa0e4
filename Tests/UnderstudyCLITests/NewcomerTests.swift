import Foundation
import Testing

@testable import UnderstudyCLI

/// Does what a newcomer does: goes through the README and the help, and types what stands there.
@Suite struct NewcomerTests {
  private static let readme = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../README.md")

  @Test func findsEveryOutputOfTheReadmeAsPrinted() throws {
    let desk = try Desk()
    let walk = try ReadmeWalk(String(contentsOf: Self.readme, encoding: .utf8))
    #expect(walk.files.keys.sorted() == ["dinner.json", "swap.json", "trips.phrases"])
    #expect(walk.steps.count >= 7)
    for (name, text) in walk.files { try desk.write(text, to: name) }
    for step in walk.steps {
      let found = try desk.run(step.command)
      #expect(found.output == step.output, "\(step.command)")
    }
  }

  @Test(arguments: Verb.all.map(\.name)) func runsTheExampleOfEachHelp(name: String) throws {
    let desk = try Desk()
    try desk.write("@now 2026-06-10\nto Rome\n  destination = ROM\n", to: "flights.phrases")
    let found = try desk.run(
      try Verb.named(name).example.replacing("--count 200", with: "--count 3"))
    #expect(found.code == 0)
    #expect(found.output.isEmpty == (name == "repl"))
  }
}

/// A folder of one's own, in which commands are typed.
private struct Desk {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// What a command prints, with its errors among the rest.
  func run(_ command: String) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    let tools = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    process.environment = ["PATH": "\(tools):/usr/bin:/bin", "LANG": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: read, as: UTF8.self), process.terminationStatus)
  }
}

/// The files that a README shows, and the commands with what they print.
private struct ReadmeWalk {
  private(set) var files: [String: String] = [:]
  private(set) var steps: [(command: String, output: String)] = []

  init(_ text: String) {
    var before = ""
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = rest.popFirst() {
      guard line.hasPrefix("```") else {
        if !line.isEmpty { before = line }
        continue
      }
      let block = rest.prefix { $0 != "```" }
      rest = rest.dropFirst(block.count + 1)
      take(String(line.dropFirst(3)), Array(block), after: before)
    }
  }

  private mutating func take(_ language: String, _ lines: [String], after before: String) {
    let text = lines.map { $0 + "\n" }.joined()
    let spans = before.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    switch language {
    case "json", "phrases":
      if let name = spans.last { files[name] = text }
    case "text":
      if let command = spans.last, command.hasPrefix("understudy ") {
        steps.append((command, text))
      }
    case "console":
      for line in lines {
        if line.hasPrefix("$ ") {
          steps.append((String(line.dropFirst(2)), ""))
        } else if !steps.isEmpty {
          steps[steps.count - 1].output += line + "\n"
        }
      }
    default: break
    }
  }
}
