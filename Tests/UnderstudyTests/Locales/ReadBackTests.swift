import Foundation
import Testing
import UnderstudyICU

/// What ICU formats in a locale is read back to the same meaning.
@Suite struct ReadBackTests {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["UNDERSTUDY_WALK_LOCALE"] != nil))
  func printsWhatALocaleDoesNotReadBack() throws {
    let asked = ProcessInfo.processInfo.environment["UNDERSTUDY_WALK_LOCALE"] ?? ""
    let walk = try LocaleWalk()
    let locales =
      asked == "all" ? ICUInfo.availableLocales() : asked == "60" ? LargestLanguages.codes : asked.split(separator: ",").map(String.init)
    for locale in locales {
      let result = try walk.result(of: locale)
      print("SHARE\t\(locale)\t\(String(format: "%.3f", result.share))\t\(result.count)\t\(result.failed.count)\t\(result.hidden)")
      for sample in result.failed { print("FAIL\t\(locale)\t\(sample.family)\t\(sample.text)\t\(sample.meanings)") }
    }
  }
}
