import Foundation
import Testing

@testable import UnderstudyCLI

@Suite struct CompletionScriptTests {
  /// What bash offers for the words of a line, the last of which is being typed.
  private func offers(_ words: [String], line: String? = nil) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      \(CompletionScript.bash.text)
      COMP_LINE='\(line ?? words.joined(separator: " "))' COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
      _understudy_complete
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "\(UUID().uuidString).bash")
    try script.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    process.arguments = [file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: read, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["understudy", "re"], ["recognize", "repl"]),
    (["understudy", "parse", "--ent"], ["--entity"]),
    (["understudy", "parse", "--entity", "F"], ["FlightSearch"]),
    (["understudy", "schema", "--as", ""], ["json-schema", "openai", "mcp"]),
    (["understudy", "recognize", "--kinds", "airp"], ["airport"]),
    (["understudy", "parse", "--locale", "de_A"], ["de_AT"]),
    (["understudy", "parse", "--convention", "mer"], ["meridiem=waking", "meridiem=literal"]),
    (["understudy", "parse", "--tool", "Se"], ["SearchFlights", "SetTimer"]),
    (["understudy", "parse", "--format", "=", "j"], ["json"]),
    (["understudy", "parse", "--offsets", "="], ["scalar", "utf16", "utf8"]),
    (["understudy", "parse", "--convention", "=", "tense", "=", "p"], ["past"]),
    (["understudy", "help", "li"], ["lint", "list"]),
    (["understudy", "completions", "z"], ["zsh"]),
  ]) func offersInBash(words: [String], offers: [String]) throws {
    #expect(try self.offers(words) == offers)
  }

  @Test func offersTheValuesOfAConventionBehindItsSign() throws {
    let words = ["understudy", "parse", "--convention", "tense", "=", "p"]
    #expect(try offers(words, line: "understudy parse --convention tense=p") == ["past"])
  }

  @Test(arguments: CompletionScript.allCases) func namesEveryVerbAndOption(script: CompletionScript)
  {
    for verb in Verb.all {
      #expect(script.text.contains(verb.name))
      for option in verb.options {
        #expect(script.text.contains(option.name.drop { $0 == "-" }))
      }
    }
  }

  @Test func writesAManualPageWithoutStrayRequests() {
    let lines = ManualPage.roff.split(separator: "\n")
    let requests = Set(lines.filter { $0.hasPrefix(".") }.map { $0.prefix { $0 != " " } })
    #expect(
      requests == [".TH", ".SH", ".SS", ".B", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi"])
    for verb in Verb.all { #expect(lines.contains(".SS \"\(verb.name)\"")) }
  }
}
