import Testing

@testable import UnderstudyCLI

@Suite struct HelpTextTests {
  @Test(arguments: [HelpText.overview] + Verb.all.map(HelpText.about))
  func fitsAScreen(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    for line in lines { #expect(line.displayWidth <= 80, "\(line)") }
  }

  @Test(arguments: Verb.all.map(\.name)) func namesEveryVerbAndItsOptions(name: String) throws {
    #expect(HelpText.overview.contains("\n  \(name) "))
    let verb = try Verb.named(name)
    for option in verb.options { #expect(HelpText.about(verb).contains("\n  \(option.name)")) }
  }

  @Test(arguments: Verb.all.map(\.name)) func givesExamplesThatAreReadWithoutError(name: String)
    throws
  {
    let verb = try Verb.named(name)
    let unquoted = verb.example.split(separator: "\"").enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    #expect(unquoted.prefix(2) == ["understudy", name])
    _ = try ArgumentReader(options: verb.options).read(unquoted.dropFirst(2))
  }
}
