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
