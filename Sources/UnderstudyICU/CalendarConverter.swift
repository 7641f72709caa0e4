import CICU
import Synchronization

/// Where the months of a calendar lie.
///
/// What was asked of ICU once is kept, so that asking for a year again is cheap.
package final class CalendarConverter: Sendable {
  /// A month of the calendar.
  package struct Month: Hashable, Sendable, BitwiseCopyable {
    /// The number, from 1.
    package let number: Int8
    /// The first day, in days after 1 January 1970.
    package let firstDay: Int64
    /// How many days it has.
    package let length: Int64
  }

  private let system: CalendarSystem
  private let state: Mutex<State>

  /// A year has at most 13 months and parts of two others, or two short ones.
  private static let mostMonths = 16
  /// More years than anybody asks for; past that, the memory is given back.
  private static let mostYears = 512
  private static let all = CalendarSystem.allCases.map { CalendarConverter($0) }

  /// The converter of a calendar.
  package static func shared(_ system: CalendarSystem) -> CalendarConverter {
    all[Int(system.rawValue)]
  }

  private init(_ system: CalendarSystem) {
    self.system = system
    state = Mutex(State())
  }

  deinit { state.withLock { cicu_calendar_close($0.handle) } }

  /// The months that have one of the days, which are counted from 1 January 1970 and may be a year's.
  package func months(in days: ClosedRange<Int64>) -> [Month] {
    state.withLock { state in
      if let known = state.known[days] { return known }
      let months = state.months(in: days, of: system)
      if state.known.count >= Self.mostYears { state.known.removeAll(keepingCapacity: true) }
      state.known[days] = months
      return months
    }
  }

  private struct State {
    var handle: OpaquePointer?
    var known: [ClosedRange<Int64>: [Month]] = [:]

    mutating func months(in days: ClosedRange<Int64>, of system: CalendarSystem) -> [Month] {
      var code: Int32 = 0
      if handle == nil { handle = cicu_calendar_open(Int32(system.code), &code) }
      guard let handle, code == 0 else { return [] }
      let months = Array<cicu_calendar_month>(
        unsafeUninitializedCapacity: CalendarConverter.mostMonths
      ) {
        $1 = Int(
          cicu_calendar_months(
            handle, days.lowerBound, days.upperBound, $0.baseAddress,
            Int32(CalendarConverter.mostMonths), &code))
      }
      guard code == 0 else { return [] }
      return months.map {
        Month(
          number: Int8(truncatingIfNeeded: $0.month) + 1, firstDay: $0.first_day,
          length: Int64($0.length))
      }
    }
  }
}
