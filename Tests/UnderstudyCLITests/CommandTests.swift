import Foundation
import Testing

@testable import UnderstudyCLI

/// Runs the built command as a process of its own.
@Suite struct CommandTests {
  struct Run {
    let output: String
    let error: String
    let code: Int32
  }

  /// The command, which is built into the folder of the tests.
  private static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "understudy")

  private func understudy(
    _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["in", "out", "err"].map { name in
      let file = folder.appending(path: name)
      try (name == "in" ? input : Data()).write(to: file)
      return file
    }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(output: texts[1], error: texts[2], code: process.terminationStatus)
  }

  @Test func printsItsVersion() throws {
    let run = try understudy(["--version"])
    #expect(run.output.hasPrefix("understudy \(Command.version)\n  ICU "))
    for word in ["CLDR", "time zones", "airport 2"] { #expect(run.output.contains(word)) }
    #expect(run.code == 0)
  }

  @Test(arguments: [["--help"], ["-h"], ["help"]]) func printsTheOverview(arguments: [String])
    throws
  {
    let run = try understudy(arguments)
    #expect(run.output == HelpText.overview + "\n")
    #expect(run.code == 0)
  }

  @Test(arguments: Verb.all.map(\.name)) func printsTheHelpOfEachVerb(name: String) throws {
    let help = HelpText.about(try Verb.named(name)) + "\n"
    #expect(try understudy([name, "--help"]).output == help)
    #expect(try understudy(["help", name]).output == help)
  }

  @Test(arguments: [
    ([], HelpText.overview),
    (
      ["prase"], "understudy: unknown verb 'prase'; did you mean 'parse'?\nTry 'understudy --help'."
    ),
    (
      ["--vresion"],
      "understudy: unknown option '--vresion'; did you mean '--version'?\nTry 'understudy --help'."
    ),
    (
      ["recognize", "a", "b"],
      "understudy: unexpected 'b'; a phrase of several words goes in quotes\nTry 'understudy recognize --help'."
    ),
    (
      ["list", "entitys"],
      "understudy: 'entitys' is no value of 'list': expected entities, tools, kinds or conventions; did you mean 'entities'?\nTry 'understudy list --help'."
    ),
    (
      ["recognize", "hm", "--kinds", "airprt"],
      "understudy: 'airprt' is no value of '--kinds': expected kinds that 'understudy list kinds' names; did you mean 'airport'?\nTry 'understudy recognize --help'."
    ),
    (
      ["recognize", "hm", "--input", "ndjson"],
      "understudy: unexpected 'hm'; '--input' goes with lines of standard input\nTry 'understudy recognize --help'."
    ),
    (["test"], "understudy: 'test' needs a SUITE\nTry 'understudy test --help'."),
    (
      ["completions", "bsh"],
      "understudy: 'bsh' is no value of 'completions': expected bash, zsh, fish; did you mean 'bash'?\nTry 'understudy completions --help'."
    ),
    (
      ["parse", "hm", "--tool", "SplitBil"],
      "understudy: 'SplitBil' is no value of '--tool': expected SearchFlights, SetTimer, SplitBill; did you mean 'SplitBill'?\nTry 'understudy parse --help'."
    ),
    (
      ["parse", "hm", "--tool", "SetTimer", "--entity", "FlightSearch"],
      "understudy: '--entity FlightSearch' and '--tool' exclude each other\nTry 'understudy parse --help'."
    ),
    (
      ["recognize", "hm", "--kinds", ""],
      "understudy: '' is no value of '--kinds': expected kinds with commas between them\nTry 'understudy recognize --help'."
    ),
    (
      ["completions", "bash", "zsh"],
      "understudy: unexpected 'zsh'\nTry 'understudy completions --help'."
    ),
    (["help", "parse", "lint"], "understudy: unexpected 'lint'\nTry 'understudy help --help'."),
    (
      ["parse", "hm", "--locale", "xx"],
      "understudy: 'xx' is no value of '--locale': expected a language and a region, such as en_US\nTry 'understudy parse --help'."
    ),
    (["test", "nowhere.phrases"], "understudy: 'nowhere.phrases' cannot be read"),
    (
      ["recognize", "--entity", "X"],
      "understudy: unknown option '--entity'\nTry 'understudy recognize --help'."
    ),
  ]) func exitsWithTwoWhenMisused(arguments: [String], message: String) throws {
    let run = try understudy(arguments)
    #expect(run.output == "")
    #expect(run.error == message + "\n")
    #expect(run.code == 2)
  }

  @Test(arguments: [
    (
      "nonstop from Oslo to Rome on 3 July",
      [
        #""tool":"SearchFlights""#,
        #""entity":"FlightSearch","status":"filled","values":{"origin":"OSL""#,
      ]
    ),
    ("set a timer for ten minutes", [#""tool":"SetTimer""#, #""values":{"duration":"PT10M"}"#]),
    ("from Oslo", [#"{"phrase":"from Oslo","entity":"FlightSearch","status":"incomplete""#]),
    (
      "set a timer for 25 minutes and look for flights leaving Oslo for Rome tomorrow",
      [
        #""calls":[{"tool":"SetTimer""#,
        #"{"tool":"SearchFlights","toolScore":"#, #""entity":"FlightSearch","status":"filled""#,
      ]
    ),
  ]) func fillsTheBestOfAllWhereNothingIsNamed(phrase: String, parts: [String]) throws {
    let run = try understudy(
      ["parse", phrase, "--format", "ndjson", "--now", "2026-06-10T09:00"])
    for part in parts { #expect(run.output.contains(part), "\(run.output)") }
  }

  @Test func tellsWhatEachOfSeveralCallsWasFilledWith() throws {
    let phrase = "split 90 euros among 3 people and set a timer for 35 minutes"
    let run = try understudy(["call", phrase, "--format", "ndjson"])
    #expect(
      run.output.contains(
        #"{"tool":"SplitBill","values":{"total":{"amount":90,"currency":"EUR"},"people":3},"dialog":"#
      ))
    #expect(run.output.contains(#"{"tool":"SetTimer","values":{"duration":"PT35M"},"dialog":"#))
    let text = try understudy(["call", phrase]).output
    for row in ["total    = 90 EUR ← 90 euros", "duration = PT35M  ← 35 minutes"] {
      #expect(text.contains(row), "\(text)")
    }
  }

  @Test(arguments: [
    (["call", "set a timer for 25 minutes"], "SetTimer: The timer rings in 1500 seconds."),
    (["lint"], "FlightSearch: nothing to mend"),
    (["fuzz", "--count", "2"], "phrases fill what they say"),
  ]) func makesPages(arguments: [String], words: String) throws {
    let page = try understudy(arguments + ["--format", "html", "--color", "always"]).output
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains(words), "\(page)")
    #expect(!page.contains("\u{1B}"))
  }

  @Test func takesAnotherLanguageWhereTheEnvironmentNamesNone() throws {
    let run = try understudy(
      ["recognize", "two weeks"], environment: ["LC_ALL": "xx_YY.UTF-8"])
    #expect(run.code == 0)
    #expect(run.error == "")
    #expect(run.output.contains("P2W"))
  }

  @Test func fillsAToolThatComesWithIt() throws {
    let run = try understudy(
      ["parse", "84 euros among 4 people", "--tool", "SplitBill", "--format", "ndjson"])
    #expect(run.output.contains(#""values":{"total":{"amount":84,"currency":"EUR"},"people":4}"#))
    let schema = try understudy(["schema", "--tool", "SplitBill", "--as", "mcp"])
    #expect(schema.output.hasPrefix(#"{"name":"SplitBill","description":"#))
  }

  @Test(arguments: ["repl", "call"]) func refusesLinesThatNobodySays(verb: String) throws {
    let run = try understudy([verb], input: Data(repeating: 0x78, count: 2 << 20))
    #expect(run.error == "understudy: longer than 1048576 bytes\n")
    #expect(run.code == 2)
  }

  @Test func refusesAListOfNoTools() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("[]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try understudy(["parse", "hm", "--schema", file.path])
    #expect(run.error == "understudy: '\(file.path)' holds no tool\n")
    #expect(run.code == 2)
  }

  @Test func refusesTwoToolsOfOneName() throws {
    let input = #"{"id":1,"phrase":"hm","tools":[{"name":"hum"},{"name":"hum"}]}"#
    let run = try understudy(["parse"], input: Data(input.utf8))
    #expect(
      run.output
        == #"{"id":1,"line":1,"error":"two tools are called 'hum' at '#/1' of 'tools'"}"# + "\n")
    #expect(run.code == 1)
  }

  @Test func readsFilesThatArePipes() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let schema = #"{"title":"Stay","properties":{"nights":{"type":"integer"}}}"#
    process.arguments = [
      "-c", "\"$0\" parse '3 nights' --schema <(echo '\(schema)') --format ndjson",
      Self.executable.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let read = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(read.contains(#""values":{"nights":3}"#))
  }

  @Test func letsLinesBringTheToolThatIsNamed() throws {
    let input =
      #"{"phrase":"hm","tools":[{"name":"Hum","parameters":{"properties":{}}}]}"# + "\nhm\n"
    let run = try understudy(["parse", "--tool", "Hum"], input: Data(input.utf8))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("\"tool\":"))
    #expect(lines[1].hasPrefix(#"{"line":2,"error":"'Hum' is no value of '--tool'"#))
    #expect(run.code == 1)
  }

  @Test func looksUpEntitiesInSuites() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "moor.json": #"{"title":"Moor","properties":{"boat":{"type":"string","x-entity":"boats"}}}"#,
      "boats.json": #"{"name":"boats","entries":[{"id":"7","title":"Grey Heron"}]}"#,
      "moor.phrases": "@now 2026-06-10\n@schema moor.json\nmoor the heron\n  boat = 7\n",
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let suite = folder.appending(path: "moor.phrases").path
    let found = try understudy(
      ["test", suite, "--catalogue", folder.appending(path: "boats.json").path])
    #expect(found.code == 0, "\(found.output)")
    #expect(try understudy(["test", suite]).code == 1)
  }

  @Test func answersHostileInputLineByLine() throws {
    var input = Data([0xEF, 0xBB, 0xBF]) + Data("hm\r\n\n".utf8)
    input += Data([0x61, 0xFF, 0x0A, 0x00, 0x0A])
    input +=
      Data("{\"id\":1,\"phrase\":".utf8) + Data(repeating: 0x5B, count: 100_000) + Data([0x0A])
    input += Data(repeating: 0x78, count: 3 << 20) + Data("\n{\"id\":\"z\"}\nhm".utf8)
    let run = try understudy(["recognize", "--kinds", "email"], input: input)
    #expect(
      run.output == #"""
        {"phrase":"hm","mentions":[]}
        {"phrase":"","mentions":[]}
        {"line":3,"error":"not UTF-8 at byte 1"}
        {"phrase":"\u0000","mentions":[]}
        {"line":5,"error":"nested deeper than 512 levels at column 529"}
        {"line":6,"error":"longer than 1048576 bytes"}
        {"id":"z","line":7,"error":"'phrase' is missing"}
        {"phrase":"hm","mentions":[]}

        """#)
    #expect(run.error == "")
    #expect(run.code == 1)
  }

  @Test func goesOnBehindSkippedLinesAndTellsFailuresTwice() throws {
    let errors = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: errors) }
    let input = Data("{\nhm\n{\"id\":3}\nhm\n".utf8)
    let run = try understudy(
      ["recognize", "--skip", "2", "--errors", errors.path], input: input)
    #expect(
      run.output == #"""
        {"id":3,"line":3,"error":"'phrase' is missing"}
        {"phrase":"hm","mentions":[]}

        """#)
    #expect(
      try String(contentsOf: errors, encoding: .utf8)
        == "{\"id\":3,\"line\":3,\"error\":\"'phrase' is missing\"}\n")
  }

  @Test func finishesWhatItHasWhenInterrupted() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let script = """
      folder=$(mktemp -d) && cd $folder && mkfifo in && : > out
      "$0" recognize < in > out & exec 7> in
      printf 'hm\\nhm\\nhalf' >&7
      until [ $(wc -l < out) = 2 ]; do sleep 0.1; done
      kill -TERM $!; wait $!; echo "code $?" >> out; cat out; rm -r $folder
      """
    process.arguments = ["-c", script, Self.executable.path]
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    let told = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let line = "{\"phrase\":\"hm\",\"mentions\":[]}\n"
    #expect(String(decoding: read, as: UTF8.self) == line + line + "code 143\n")
    #expect(
      String(decoding: told, as: UTF8.self)
        == "understudy: stopped after line 2; '--skip 2' goes on from there\n")
  }

  @Test func printsAPageToSendToSomeone() throws {
    let run = try understudy(["recognize", "at <b>noon</b>", "--format", "html"])
    #expect(run.output.hasPrefix("<!doctype html>"))
    #expect(run.output.contains("&lt;b&gt;"))
    #expect(run.output.hasSuffix("</html>\n"))
  }

  @Test func keepsTheOrderOfALongInput() throws {
    let lines = (0..<20_000).map { "{\"id\":\($0),\"phrase\":\"\"}" }
    let run = try understudy(["recognize"], input: Data(lines.joined(separator: "\n").utf8))
    let expected = (0..<20_000).map { "{\"id\":\($0),\"phrase\":\"\",\"mentions\":[]}\n" }
    #expect(run.output == expected.joined())
    #expect(run.code == 0)
  }

  @Test func colorsOnlyWhenAsked() throws {
    let plain = try understudy(["recognize", "hm"])
    #expect(plain.output == "  hm\n\n  no mention\n")
    let colored = try understudy(["recognize", "hm", "--color=always"])
    #expect(colored.output == "  hm\n\n\u{1B}[2m  no mention\u{1B}[0m\n")
  }

  @Test func endsQuietlyWhenItsReaderDoes() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "yes hm | \"$0\" recognize | head -n 2", Self.executable.path]
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let read = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let line = "{\"phrase\":\"hm\",\"mentions\":[]}\n"
    #expect(String(decoding: read, as: UTF8.self) == line + line)
    #expect(error.fileHandleForReading.readDataToEndOfFile().isEmpty)
  }

  @Test func refusesArgumentsThatAreNotUTF8() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" recognize \"$(printf 'ab\\377')\"", Self.executable.path]
    let error = Pipe()
    process.standardError = error
    try process.run()
    let read = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(
      String(decoding: read, as: UTF8.self)
        == "understudy: argument 2 is not UTF-8 at byte 2\nTry 'understudy --help'.\n")
    #expect(process.terminationStatus == 2)
  }

  @Test(arguments: [
    ("\"$0\" recognize hm > /dev/full", "standard output: No space left on device"),
    ("echo hm | \"$0\" recognize > /dev/full", "standard output: No space left on device"),
    ("\"$0\" recognize < /", "standard input: Is a directory"),
  ]) func tellsWhichStreamFailed(script: String, message: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, Self.executable.path]
    let error = Pipe()
    process.standardError = error
    try process.run()
    let read = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: read, as: UTF8.self) == "understudy: \(message)\n")
    #expect(process.terminationStatus == 1)
  }
}
