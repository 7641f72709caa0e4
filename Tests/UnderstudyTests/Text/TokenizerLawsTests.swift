import Testing
import UnderstudyICU

@testable import Understudy

/// What holds for the tokens of any units whatever.
@Suite struct TokenizerLawsTests {
  @Test func tokensOfAnyUnitsAreInOrderAndNormalized() throws {
    let tokenizer = try Tokenizer(locale: "fr_FR")
    var tokenized = TokenizedPhrase()
    for seed in UInt64(0)..<5000 {
      let units = Self.units(seed)
      tokenizer.tokenize(Phrase(units: units), into: &tokenized)
      var last = 0
      for token in tokenized.tokens {
        guard last <= Int(token.start), token.start < token.end, Int(token.end) <= units.count
        else {
          Issue.record("\(units): \(token)")
          break
        }
        last = Int(token.end)
      }
      for token in tokenized.tokens {
        let own = units[Int(token.start)..<Int(token.end)]
        var folded: [UInt16] = []
        own.withUnsafeBufferPointer { Folding.fold($0, into: &folded) }
        let form = Array(tokenized.normalized(of: token))
        #expect(form == folded || form == folded.filter { $0 != 0x2E }, "\(units)")
      }
    }
  }

  @Test func everyCharacterThatIsNoSpaceIsInAToken() throws {
    let tokenizer = try Tokenizer(locale: "en_US")
    var tokenized = TokenizedPhrase()
    // All of the basic plane, and enough of the others to meet every block.
    for value in Array(UInt32(0)...0xFFFF) + stride(from: 0x10000, through: 0x10FFFF, by: 13) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isSilent =
        properties.isWhitespace || properties.generalCategory == .control
        || properties.generalCategory == .format
      let phrase = Phrase(String(scalar))
      tokenizer.tokenize(phrase, into: &tokenized)
      let spans = tokenized.tokens.map(\.span)
      if isSilent ? !spans.isEmpty : spans != [Span(0, phrase.units.count)] {
        Issue.record("\(String(value, radix: 16)): \(spans)")
      }
    }
  }

  @Test func usedBuffersChangeNothing() throws {
    let tokenizer = try Tokenizer(locale: "en_US")
    var used = TokenizedPhrase()
    for seed in UInt64(0)..<500 {
      let phrase = Phrase(units: Self.units(seed))
      tokenizer.tokenize(phrase, into: &used)
      #expect(describe(used) == describe(tokenizer.tokenize(phrase)))
    }
  }

  @Test func threadsGetTheSameTokens() async throws {
    let tokenizer = try Tokenizer(locale: "ja_JP")
    let phrases = (UInt64(0)..<200).map { Phrase(units: Self.units($0)) }
    let expected = phrases.map { describe(tokenizer.tokenize($0)) }
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask { phrases.map { self.describe(tokenizer.tokenize($0)) } }
      }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test(arguments: [
    "a", " ", "a.", "a'", "\u{301}\u{316}", "จองโต๊ะ", "明天去", "スーパー", "👨‍👩‍👧", "🇫🇷", "\u{200D}", "7",
    "1\u{FE0F}\u{20E3}", "a.b.c.d.e.f.g.h.i.j.k.l.m.nn ", "\u{FDFA}",
  ]) func takesTimeInProportionToThePhrase(part: String) throws {
    let tokenizer = try Tokenizer(locale: "fr_FR")
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let phrase = Phrase(String(repeating: part, count: count / part.utf16.count))
      return clock.measure { _ = tokenizer.tokenize(phrase) }
    }
    // Quadratic time would be two hundred and fifty-six times as much.
    #expect(time(1 << 16) < time(1 << 12) * 64 + .milliseconds(100))
  }

  @Test func takesAMillionUnits() throws {
    let phrase = Phrase(String(repeating: "ten, él 5pm ", count: 90_000))
    let tokens = try Tokenizer(locale: "en_US").tokenize(phrase).tokens
    #expect(tokens.count == 5 * 90_000)
    #expect(tokens.last?.span == Span(phrase.units.count - 3, phrase.units.count - 1))
  }

  private func describe(_ tokenized: TokenizedPhrase) -> String {
    tokenized.tokens.map { "\($0.span) \($0.shape) \($0.flags.rawValue) \($0.hash)" }
      .joined(separator: "\n")
  }

  /// A few units of the kinds that trouble tokenizers, the same for a seed in every run.
  static func units(_ seed: UInt64) -> [UInt16] {
    let parts: [[UInt16]] = [
      Array("aB".utf16), Array("1.5".utf16), Array("l'".utf16), Array("U.S.".utf16), [0x20],
      [0x301],
      [0xFE0F, 0x20E3], [0x200D], [0xD800], [0xDC00], Array("😀".utf16), Array("🇫".utf16),
      Array("é".utf16), Array("東か".utf16), Array("ไทย".utf16), [0x2E], [0x27], [0x2019], [0xAD],
      [0x0A], [0x378], Array("한".utf16), Array("9".utf16), [0x0640, 0x64E], Array("ﬁ½".utf16),
    ]
    var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    return (0..<(next() % 12)).flatMap { _ in parts[next() % parts.count] }
  }
}
