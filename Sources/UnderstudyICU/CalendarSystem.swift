import CICU

/// A calendar, other than the Gregorian one, that ICU reckons rightly.
///
/// It is some minutes off in the places of the sun and the moon, so that calendars which follow the moon
/// are not among these.
package enum CalendarSystem: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// By arithmetic alone.
  case islamicCivil
  case persian
  /// Months count to 13.
  case ethiopic
  /// Months count to 13.
  case coptic
  /// India's national calendar.
  case indian

  /// The calendar's number in ICU's door.
  var code: Int {
    switch self {
    case .islamicCivil: CICU_ISLAMIC_CIVIL
    case .persian: CICU_PERSIAN
    case .ethiopic: CICU_ETHIOPIC
    case .coptic: CICU_COPTIC
    case .indian: CICU_INDIAN
    }
  }

  /// The Gregorian years for which ICU has more than a guess.
  package var years: ClosedRange<Int64> {
    switch self {
    case .persian: 1800...2256
    default: 1...9999
    }
  }
}
