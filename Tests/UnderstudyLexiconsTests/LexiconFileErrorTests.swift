import Testing

@testable import UnderstudyLexicons

@Suite struct LexiconFileErrorTests {
  let bytes: [UInt8]

  init() throws { bytes = try LexiconWriter.bytes(of: [.reading(harbours)]) }

  @Test func refusesEveryTruncation() throws {
    let file = try TemporaryFile([])
    for count in 0..<bytes.count {
      try file.write(Array(bytes.prefix(count)))
      #expect(throws: LexiconFileError.self) { try LexiconIndex(contentsOf: file.path) }
    }
  }

  @Test func outlivesAnyBitThatFlips() throws {
    let file = try TemporaryFile(bytes)
    for (place, byte) in bytes.enumerated() {
      for bit in 0..<8 {
        try file.change([(place, byte ^ 1 << bit)])
        ask(file.path)
      }
      try file.change([(place, byte)])
    }
  }

  @Test func outlivesNoise() throws {
    let file = try TemporaryFile(bytes)
    var state: UInt64 = 42
    for _ in 0..<3_000 {
      var places: [Int] = []
      for _ in 0..<16 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // The head's size and version stay, so that what follows is read.
        let place = 24 + Int(state >> 33) % (bytes.count - 24)
        places.append(place)
        try file.change([(place, UInt8(truncatingIfNeeded: state >> 20))])
      }
      ask(file.path)
      try file.change(places.map { ($0, bytes[$0]) })
    }
  }

  /// Asks everything that reads the file; only that it ends matters.
  private func ask(_ path: String) {
    guard let index = try? LexiconIndex(contentsOf: path) else { return }
    for phrase in ["old harbour", "rot", "新港·国際·埠頭", "pier a·380", "nothing"] {
      for link in index.links(phrase).prefix(100) {
        _ = index.entry(link.entry)?.description
        _ = index.languages(of: link.languages)
      }
    }
    for lexicon in index.lexicons {
      for key in ["ROT", "NEW", "ZZZ"] { _ = index.entry(kind: lexicon.kind, key: key) }
      for id in lexicon.entries.prefix(5) {
        guard let entry = index.entry(id) else { continue }
        for attribute in lexicon.attributes {
          _ = entry.list(attribute.name)
          _ = entry.number(attribute.name)
        }
      }
    }
  }

  @Test func saysWhatIsWrong() throws {
    #expect(message("/nowhere/lexicons.bin", []) == "cannot be read: No such file or directory")
    let short = "not a lexicon file: 3 bytes are less than its head takes; compile it again"
    #expect(try message(Array("abc".utf8)) == short)
    let foreign = "not a lexicon file: it does not begin with 'UNDSTLEX'"
    #expect(try message(Array(repeating: 7, count: 500)) == foreign)
    var old = bytes
    old[8] = 9
    #expect(
      try message(old) == "has version 9 of the form, expected 3; compile it again")
    #expect(
      try message(bytes + [0])
        == "has \(bytes.count + 1) bytes, but states \(bytes.count); compile it again")
    var broken = bytes
    broken[24 + 7 * 16 + 8] ^= 2
    #expect(try message(broken) == "the section 'slots' is damaged; compile it again")
    #expect(
      message("/", [])
        == "not a lexicon file: 0 bytes are less than its head takes; compile it again")
  }

  private func message(_ bytes: [UInt8]) throws -> String {
    let file = try TemporaryFile(bytes)
    return message(file.path, bytes)
  }

  private func message(_ path: String, _ bytes: [UInt8]) -> String {
    do {
      _ = try LexiconIndex(contentsOf: path)
      return "opened"
    } catch {
      return error.description.replacing("\(path): ", with: "")
    }
  }
}
