import Foundation
import Testing
import Understudy

/// What people write who do not write just as ICU does.
@Suite struct LocaleReadingTests {
  private static let extractor = Result { try Extractor() }

  private static let kinds: Set = ["date", "time", "dateTime", "dateInterval", "duration"]

  private func values(_ phrase: String, _ locale: String) throws -> [String] {
    let context = ReferenceContext(now: WalkClock.now, timeZone: WalkClock.zone, locale: locale)
    return try Self.extractor.get().recognize(phrase, in: context, kinds: Self.kinds).map {
      mention in
      if case .string(let text) = mention.value { text } else { "\(mention.value)" }
    }
  }

  @Test(arguments: [
    ("cs", "schůzka 3. července v 9:30", ["2026-07-03T09:30"]),
    ("eu", "ekainaren 19", ["2026-06-19"]),
    ("th", "วันศุกร์ที่ 19 มิถุนายน", ["2026-06-19"]), ("vi", "ngày 19 tháng 6", ["2026-06-19"]),
    ("ar", "الاجتماع خلال يومين", ["2026-06-12"]),
    ("he", "פגישה בעוד שעתיים", ["2026-06-10T11:00"]),
    ("bn", "৩ দিনের মধ্যে", ["2026-06-13"]), ("sw", "baada ya siku 3", ["2026-06-13"]),
    ("zh_TW", "下午3:15開會", ["2026-06-10T15:15"]), ("ko", "3일 후", ["2026-06-13"]),
    ("pt_BR", "em 2 sextas-feiras", ["2026-06-19"]), ("de", "Freitag in 2 Wochen", ["2026-06-19"]),
    ("ja", "2027年", ["2027"]), ("ko", "2027년", ["2027"]), ("ja", "17時30分", ["2026-06-10T17:30"]),
    ("ja", "17時5分", ["2026-06-10T17:05"]), ("ko", "오후 5시 30분", ["2026-06-10T17:30"]),
    ("fr_CA", "17 h 30 min", ["2026-06-10T17:30"]), ("zh", "3:15pm", ["2026-06-10T15:15"]),
    ("de", "3. Juli 88 n. Chr.", ["0088-07-03"]), ("fr", "753 avant Jésus-Christ", ["-0752"]),
    ("uk", "10/серпня 2027", ["2027-08-10"]), ("nl", "16 nov. 2027", ["2027-11-16"]),
    ("sv", "13–15 juli", ["2026-07-13/2026-07-16"]),
    ("ja", "2027/7/3～7/8", ["2027-07-03/2027-07-09"]),
    ("de", "20270703T101530Z", ["2027-07-03T10:15:30"]), ("pl", "PT1H30M", ["PT1H30M"]),
    ("fi", "palaveri 15.45", ["2026-06-10T15:45"]), ("hu", "2026. július 3.", ["2026-07-03"]),
  ])
  func readsWhatNoFileTells(locale: String, phrase: String, expected: [String]) throws {
    let values = try values(phrase, locale)
    #expect(Array(values.prefix(expected.count)) == expected)
  }

  @Test(arguments: [
    ("en", "plan d and a bit of h"), ("de", "wir haben so viel am Abend"),
    ("fr", "j'ai un s et un h"),
    ("es", "este mi perro"), ("ru", "в д ч м"), ("it", "a me pare di no"), ("he", "שעה של אושר"),
  ])
  func readsNoTimeInOtherWords(locale: String, phrase: String) throws {
    #expect(try values(phrase, locale) == [])
  }
}
