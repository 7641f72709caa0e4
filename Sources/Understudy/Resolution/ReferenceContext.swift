import Foundation

/// What a phrase is understood against: when, where and by which conventions it was said.
///
/// Nothing in the engine reads the machine's clock, locale or time zone; they come in here.
public struct ReferenceContext: Sendable, Hashable {
  /// The moment at which the phrase was said.
  public var now: Date
  /// The zone in which its dates and times are meant.
  public var timeZone: TimeZone
  /// The ICU identifier of the language and region, such as `en_US`.
  public var locale: String
  /// How under-specified dates and times are read.
  public var conventions: Conventions

  /// Makes a context.
  public init(
    now: Date, timeZone: TimeZone, locale: String = "en_US", conventions: Conventions = .init()
  ) {
    self.now = now
    self.timeZone = timeZone
    self.locale = locale
    self.conventions = conventions
  }
}
