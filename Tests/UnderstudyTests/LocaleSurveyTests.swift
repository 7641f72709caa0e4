import Foundation
import Testing
import UnderstudyICU

@testable import Understudy

/// Every language that ICU has reads the dates that ICU writes in it, or at least gives an answer.
@Suite struct LocaleSurveyTests {
  /// One locale for each language and script.
  static let locales: [String] = {
    var seen: Set<String> = []
    return ICUInfo.availableLocales().filter { locale in
      seen.insert("\(ICUInfo.language(of: locale))-\(ICUInfo.script(of: locale))").inserted
    }
  }()

  /// The share of dates that were read back when this was last measured, rounded down.
  static let floor = 0.98

  @Test func readsBackLongDatesOfMostLanguages() async throws {
    let tries = Self.locales.map { $0 }
    let extractor = try Extractor()
    let results = try await withThrowingTaskGroup(of: (String, Bool).self) { group in
      for locale in tries {
        group.addTask {
          let written = try LongDate(locale: locale).text(year: 2027, month: 7, day: 13)
          let context = try Engine.context(locale: locale)
          let mentions = try extractor.recognize(written, in: context)
          return (locale, mentions.map(\.value) == [.string("2027-07-13")])
        }
      }
      return try await group.reduce(into: [String: Bool]()) { $0[$1.0] = $1.1 }
    }
    let failed = results.filter { !$0.value }.keys.sorted()
    let share = Double(results.count - failed.count) / Double(results.count)
    print(
      "long dates read back in \(results.count - failed.count) of \(results.count) languages; not in: \(failed.joined(separator: " "))"
    )
    #expect(share >= Self.floor)
  }
}

/// Writes a date as ICU's long style does.
struct LongDate {
  private let pattern: String
  private let symbols: DateSymbols
  private let zero: UInt32

  init(locale: String) throws {
    pattern = try DatePatterns(locale: locale).pattern(date: .long, time: nil)
    symbols = try DateSymbols(locale: locale)
    zero = try NumberSymbols(locale: locale).zeroDigit
  }

  /// The date in words and digits.
  func text(year: Int, month: Int, day: Int) -> String {
    var text = ""
    var isQuoted = false
    var rest = pattern[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(letter == "'" ? 1 : run.count)
      switch letter {
      case "'": isQuoted.toggle()
      case _ where isQuoted: text += run
      case "y": text += digits(run.count == 2 ? year % 100 : year, width: 1)
      case "d": text += digits(day, width: run.count)
      case "M":
        text +=
          run.count > 3
          ? symbols.months[month - 1]
          : run.count == 3 ? symbols.shortMonths[month - 1] : digits(month, width: run.count)
      case "L":
        text +=
          run.count > 3
          ? symbols.standaloneMonths[month - 1]
          : run.count == 3
            ? symbols.standaloneShortMonths[month - 1] : digits(month, width: run.count)
      case "G": text += symbols.eras.last ?? ""
      default: text += run
      }
    }
    return text
  }

  private func digits(_ value: Int, width: Int) -> String {
    let plain = String(value)
    let padded = String(repeating: "0", count: max(0, width - plain.count)) + plain
    return String(
      String.UnicodeScalarView(
        padded.unicodeScalars.compactMap { Unicode.Scalar($0.value - 0x30 + zero) }))
  }
}
