import Foundation
import Understudy

/// What the command takes from the machine: nothing behind it reads the clock, the zone or the locale.
struct Machine: Sendable {
  let environment: [String: String]
  let clock: @Sendable () -> Date
  let timeZone: TimeZone
  let cores: Int
  /// How many columns the terminal has that standard output goes to; `nil` where it goes elsewhere.
  let terminalColumns: Int?

  /// The machine that the process runs on.
  static func current() -> Machine {
    Machine(
      environment: ProcessInfo.processInfo.environment, clock: { Date() }, timeZone: .current,
      cores: ProcessInfo.processInfo.activeProcessorCount,
      terminalColumns: StandardStream.output.terminalColumns)
  }

  /// What contexts are made from where the options say nothing else.
  func contextOptions(_ settings: Settings) -> ContextOptions {
    let locale = settings.locale ?? LocaleName(environment: environment)?.identifier ?? "en_US"
    return ContextOptions(
      now: settings.now.map { .written($0) } ?? .instant(clock()),
      timeZone: settings.timeZone ?? timeZone, locale: locale, conventions: settings.conventions)
  }

  /// The page that text goes to.
  func page(_ color: ColorChoice) -> Page {
    let refusesColor = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let isPlain = refusesColor || environment["TERM"] == "dumb"
    let isOn =
      switch color {
      case .always: true
      case .never: false
      case .auto: terminalColumns != nil && !isPlain
      }
    return Page(columns: max(20, terminalColumns ?? 80), style: Style(isOn: isOn))
  }
}
