import Foundation
import Understudy

/// What contexts are made from: the options of the call, over which each request may put its own.
struct ContextOptions: Hashable, Sendable {
  /// When a phrase was said.
  enum Now: Hashable, Sendable {
    /// A moment as it was written, local to the time zone where it has no offset.
    case written(Moment)
    /// An instant from the clock.
    case instant(Date)
  }

  var now: Now
  var timeZone: TimeZone
  var locale: String
  var conventions: Conventions

  /// The context that they make.
  var context: ReferenceContext {
    let instant =
      switch now {
      case .written(let moment): moment.date(in: timeZone)
      case .instant(let date): date
      }
    return ReferenceContext(
      now: instant, timeZone: timeZone, locale: locale, conventions: conventions)
  }
}
