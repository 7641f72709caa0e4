import Testing

@testable import UnderstudyICU

@Suite struct FoldingTests {
  @Test(arguments: [
    ("Straße", "strasse"), ("GROẞ", "gross"), ("Łódź", "lodz"), ("İzmir ısı", "izmir isi"),
    ("Œuvre æther", "oeuvre aether"), ("Þór Đorđe Ørsted ð", "thor dorde orsted d"),
    ("Ελλάς ΆΫ", "ελλασ αυ"), ("Йёлка Їжак", "иелка іжак"), ("ǅ ﬁ ŉ", "dz fi 'n"),
    ("naïve", "naive"), ("a\u{301}\u{327}b", "ab"), ("ộ", "o"),
  ]) func readsLettersAlike(text: String, folded: String) {
    #expect(fold(text) == folded)
  }

  @Test(arguments: [
    ("ＪＦＫ　１２", "jfk 12"), ("ｶﾞｯｷﾞﾊﾟ", "ガッギパ"), ("か\u{3099}", "が"), ("①²½", "121/2"),
    ("㎏℃", "kg°c"), ("⼀", "一"), ("٣४๕𝟗", "3459"),
  ]) func unfoldsCompatibilityForms(text: String, folded: String) {
    #expect(fold(text) == folded)
  }

  @Test(arguments: [
    ("l’été l‘e lʼe l＇e l´e", "l'ete l'e l'e l'e l'e"), ("a‐b–c—d−e﹣f־g", "a-b-c-d-e-f-g"),
    ("“q”", "\"q\""), ("so\u{AD}ft", "soft"), ("10〜12", "10~12"), ("ラーメン", "ラーメン"),
  ]) func printsOneSignOneWay(text: String, folded: String) {
    #expect(fold(text) == folded)
  }

  @Test(arguments: [
    ("الْعَرَبِيَّةُ", "العربية"), ("عـــرب", "عرب"), ("أؤئآ", "أؤئآ"), ("שָׁלוֹם", "שלום"),
    ("हिन्दी", "हिन्दी"), ("தமிழ்", "தமிழ்"), ("น้ำ", "น้ํา"), ("パン", "パン"), ("한국어", "한국어"),
    ("\u{1112}\u{1161}\u{11AB}", "한"),
  ]) func dropsPointsAndKeepsSounds(text: String, folded: String) {
    #expect(fold(text) == folded)
  }

  private func fold(_ text: String) -> String {
    String(decoding: Folding.folded(text), as: UTF16.self)
  }
}

/// What holds for every character there is.
@Suite struct FoldingLawsTests {
  @Test func foldingTwiceChangesNothing() {
    var changed: [String] = []
    for value in UInt32(0)...0x10FFFF {
      let once = fold(units(value))
      if fold(once) != once { changed.append(String(value, radix: 16)) }
    }
    #expect(changed == [])
  }

  @Test func foldingTwiceChangesNothingInMixedText() {
    var random = SplitMix(state: 1)
    let marks: [UInt32] = [
      0x301, 0x327, 0x3099, 0x5B0, 0x64E, 0x94D, 0xE49, 0x200D, 0xFE0F, 0xD800,
    ]
    var changed: [[UInt16]] = []
    for _ in 0..<100_000 {
      var text: [UInt16] = []
      for _ in 0..<(1 + random.next() % 8) {
        let isMark = random.next() % 3 == 0
        let any = UInt32(random.next() % (random.next() % 8 == 0 ? 0x110000 : 0x3100))
        text += units(isMark ? marks[Int(random.next() % 10)] : any)
      }
      let once = fold(text)
      if fold(once) != once { changed.append(text) }
    }
    #expect(changed == [])
  }

  @Test func charactersThatDependOnNothingFoldAsTheyDoAlone() {
    let text = "Gdańsk, 大阪 Ünïçødé ﬁn Москва ٣"
    let apart = text.unicodeScalars.flatMap { Folding.folded(String($0)) }
    #expect(Folding.folded(text) == apart)
  }

  @Test func longTextFoldsAsItsParts() {
    let part = "Żółć e\u{301} か\u{3099} "
    let folded = Folding.folded(String(repeating: part, count: 500))
    #expect(folded == Array(repeating: Folding.folded(part), count: 500).flatMap { $0 })
  }

  @Test func endlessMarksFoldInLinearTime() {
    let marks = [UInt16](repeating: 0, count: 300_000).indices.map { $0 % 2 == 0 ? 0x301 : 0x316 }
    let folded = fold([0x915] + marks.map(UInt16.init))
    #expect(folded.count == 300_001)
  }

  @Test func asciiIsOnlyMadeSmall() {
    for unit in UInt16(0)..<0x80 {
      let small: UInt16 = 0x41...0x5A ~= unit ? unit + 0x20 : unit
      #expect(fold([unit]) == [small])
    }
  }

  private func fold(_ units: [UInt16]) -> [UInt16] {
    var folded: [UInt16] = []
    units.withUnsafeBufferPointer { Folding.fold($0, into: &folded) }
    return folded
  }

  /// The units of a code point, surrogates among them.
  private func units(_ value: UInt32) -> [UInt16] {
    Unicode.Scalar(value).map { Array(String($0).utf16) } ?? [UInt16(value)]
  }
}

/// Numbers that look random and are the same in every run.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
