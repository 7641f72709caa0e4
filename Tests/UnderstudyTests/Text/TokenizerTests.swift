import Testing

@testable import Understudy

@Suite struct TokenizerTests {
  @Test(arguments: [
    ("leave at 5pm", "leave at 5 + pm"),
    ("10eur", "10 + eur"),
    ("$500", "$ + 500"),
    ("OSL-BGO", "osl + - + bgo"),
    ("OSL→BGO", "osl + → + bgo"),
    ("OSL↔BGO", "osl + ↔ + bgo"),
    ("DY619", "dy + 619"),
    ("2027-03-14", "2027 + - + 03 + - + 14"),
    ("10:30", "10 + : + 30"),
    ("1,234.56", "1 + , + 234 + . + 56"),
    ("snake_case camelCase", "snake + _ + case camelcase"),
    ("a.b@example.org", "a + . + b + @ + example + . + org"),
    ("10m²", "10 + m + 2"),
    ("½ cup", "1/2 cup"),
    ("", ""),
    (" \t\n\u{3000}\u{0}", ""),
  ]) func cutsWhatWordsAreMadeOf(phrase: String, tokens: String) throws {
    #expect(try outline(phrase) == tokens)
  }

  @Test(arguments: [
    ("five o'clock", "five o'clock"), ("O’Hare", "o'hare"), ("don't", "don't"),
    ("U.S. mail", "us mail"), ("U.S.A", "usa"), ("9 a.m.", "9 am"), ("9p.m.", "9 + pm"),
    ("т.е. так", "те так"), ("J. Smith", "j + . smith"), ("end. Then", "end + . then"),
    ("col·legi", "col·legi"), ("צה\"ל", "צה\"ל"), ("a.b.cd", "a + . + b + . + cd"),
    ("می\u{200C}خواهم", "میخواهم"), ("'quoted'", "' + quoted + '"),
  ]) func keepsWordsWhole(phrase: String, tokens: String) throws {
    #expect(try outline(phrase) == tokens)
  }

  @Test(arguments: [
    ("fr_FR", "l'hôtel", "l' + hotel"), ("fr_FR", "jusqu’à", "jusqu' + a"),
    ("fr_FR", "aujourd'hui", "aujourd'hui"), ("fr_FR", "d'aujourd'hui", "d' + aujourd'hui"),
    ("fr_FR", "O'Hare", "o'hare"), ("it_IT", "Dell'Arte", "dell' + arte"),
    ("it_IT", "un’ora", "un' + ora"), ("ca_ES", "l'Hospitalet", "l' + hospitalet"),
    ("en_US", "l'hôtel", "l'hotel"), ("de_DE", "geht's", "geht's"),
  ]) func separatesElidedWordsWhereTheLanguageElides(
    locale: String, phrase: String, tokens: String
  ) throws {
    #expect(try outline(phrase, locale: locale) == tokens)
  }

  @Test(arguments: [
    ("ja_JP", "大阪から札幌まで", "[大][阪][から][札][幌][まで]"),
    ("ja_JP", "スーパーマーケット", "[スーパーマーケット]"),
    ("ja_JP", "ｽｰﾊﾟｰ", "[スーパー]"),
    ("ja_JP", "3月14日", "[3][月][14][日]"),
    ("zh_CN", "明天去北京", "[明][天][去][北][京]"),
    ("th_TH", "พรุ่งนี้เช้า", "[พรุ่ง][นี้][เช้า]"),
    ("lo_LA", "ໂຮງຮຽນປິດມື້ນີ້", "[ໂຮງຮຽນ][ປິດ][ມື້ນີ້]"),
    ("km_KH", "សាលារៀនបិទថ្ងៃនេះ", "[សាលារៀន][បិទ][ថ្ងៃនេះ]"),
    ("my_MM", "ကျောင်းပိတ်သည်", "[ကျောင်း][ပိတ်သည်]"),
    ("ko_KR", "내일 서울에서", "[내일][서울][에서]"),
    ("hi_IN", "कल सुबह ५ बजे", "[कल][सुबह][5][बजे]"),
  ]) func readsScriptsOfManyKinds(locale: String, phrase: String, tokens: String) throws {
    let tokenized = try Tokenizer(locale: locale).tokenize(Phrase(phrase))
    let forms = tokenized.tokens.map {
      String(decoding: tokenized.normalized(of: $0), as: UTF16.self)
    }
    #expect(forms.map { "[\($0)]" }.joined() == tokens)
  }

  private func outline(_ phrase: String, locale: String = "en_US") throws -> String {
    try Tokenizer(locale: locale).tokenize(Phrase(phrase)).outline
  }
}

extension TokenizedPhrase {
  /// The normalized forms with a space where there was one, and a plus where tokens touch.
  var outline: String {
    tokens.reduce(into: "") { text, token in
      if !text.isEmpty { text += token.isGlued ? " + " : " " }
      text += String(decoding: normalized(of: token), as: UTF16.self)
    }
  }
}
