import Testing
import UnderstudyLexicons
import UnderstudyResources

@testable import Understudy

/// Random phrases out of words that mean something and pieces that mean nothing.
@Suite struct RandomPhraseTests {
  static let locales = [
    "en_US", "en_IN", "de_DE", "fr_FR", "es_MX", "it_IT", "pt_BR", "nl_NL", "sv_SE", "pl_PL",
    "ru_RU",
    "tr_TR", "ar_EG", "he_IL", "fa_IR", "hi_IN", "th_TH", "ja_JP", "zh_TW", "ko_KR",
  ]

  static let pieces = [
    "next", "friday", "Friday", "july", "3", "3rd", "the", "from", "to", "JFK", "Paris", "San",
    "Jose", "in",
    "weeks", "ago", "before", "after", "5pm", "5", "at", "17:30", "2026-06-10", "6/7", "noon",
    "half", "one",
    "hundred", "and", "five", "first", "class", "passengers", "bicycle", "morgen", "nächsten",
    "Freitag",
    "demain", "à", "midi", "mañana", "завтра", "пятница", "明日", "東京", "から", "まで", "오늘", "غدا",
    "מחר",
    "شنبه", "कल", "พรุ่งนี้", "yarın", "jutro", ",", ".", "-", "→", "/", ":", "?", "(", ")", "\"", "'",
    "$",
    "€", "%", "№", "½", "²", "Ⅷ", "①", "１２", "٣", "५", "🛫", "👩‍👩‍👧", "🇳🇴", "❤️", "e\u{301}", "\u{301}",
    "ﬁ", "ß", "İ", "ı", "\u{200D}", "\u{200B}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{0}", "\n",
    "\t",
    "\u{A0}", "\u{3000}", "999999999999999999", "0", "00", "-0", "1e9", "𝟙𝟚", "𠮷", "\u{10FFFF}",
    "\u{E000}",
    "\u{FFFD}", "a.b@example.org", "O'Hare", "l'hôtel", "U.S.",
  ]

  @Test(arguments: locales) func endsInAnAnswerWithSpansInOrder(locale: String) throws {
    var generator = SeededGenerator(seed: UInt64(Self.locales.firstIndex(of: locale) ?? 0) + 7)
    let context = try Engine.context(locale: locale)
    let extractor = try Engine.extractor
    for _ in 0..<100 {
      let phrase = Self.phrase(&generator)
      let mentions = try extractor.recognize(phrase, in: context)
      #expect(mentions.areInOrder(in: phrase), "\(locale): \(phrase.debugDescription)")
      let extraction = try extractor.extract(Schemas.train, from: phrase, in: context)
      #expect(
        extraction.fills.allSatisfy { 0 <= $0.span.start && $0.span.end <= phrase.utf16.count },
        "\(locale): \(phrase.debugDescription)")
      let spans = extraction.fills.map(\.span)
      #expect(
        !spans.indices.contains { first in
          spans.indices.contains { $0 > first && spans[$0].overlaps(spans[first]) }
        }, "\(locale): \(phrase.debugDescription)")
    }
  }

  @Test(arguments: ["en_US", "ja_JP", "ar_EG"]) func readsUnitsThatAreNoText(locale: String) throws
  {
    var generator = SeededGenerator(seed: 99)
    let language = try Engine.language(locale)
    let lexicons = try LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin"))
    for _ in 0..<200 {
      var units = Array(Self.phrase(&generator).utf16)
      for _ in 0..<3 {
        let place = Int.random(in: 0...units.count, using: &generator)
        units.insert(.random(in: 0xD800...0xDFFF, using: &generator), at: place)
      }
      let phrase = language.tokenizer.tokenize(Phrase(units: units))
      var semantics = PhraseSemantics(language: language, lexicons: lexicons)
      var chart = Chart<PhraseSemantics>()
      semantics.read(phrase, language, lexicons, into: &chart)
      #expect(chart.mentions.allSatisfy { 0 <= $0.start && $0.start < $0.end })
      #expect(chart.mentions.allSatisfy { Int($0.end) <= phrase.tokens.count })
    }
  }

  private static func phrase(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...14, using: &generator)
    let joints = [" ", " ", " ", " ", "", "", "  ", ", "]
    return (0..<count).reduce(into: "") { text, _ in
      text += pieces[.random(in: 0..<pieces.count, using: &generator)]
      text += joints[.random(in: 0..<joints.count, using: &generator)]
    }
  }
}
