/// How a phrase is read where it leaves a choice; the other reading is always an alternative.
public struct Conventions: Sendable, Hashable {
  /// Which way an under-specified date ("Friday", "May 5", "at 5") goes.
  public enum Tense: String, Sendable, CaseIterable { case future, past, nearest }
  /// What "next Friday" means when said on a Wednesday.
  public enum NextWeekday: String, Sendable, CaseIterable { case followingWeek, upcoming }
  /// Where a week begins.
  public enum WeekStart: String, Sendable, CaseIterable { case locale, monday, sunday, saturday }
  /// How "5/6" is read.
  public enum DateOrder: String, Sendable, CaseIterable { case locale, MDY, DMY, YMD }
  /// Whether "at 5" is 17:00 or 05:00.
  public enum Meridiem: String, Sendable, CaseIterable { case waking, literal }

  /// Which way an under-specified date goes.
  public var tense: Tense = .future
  /// What "next Friday" means.
  public var nextWeekday: NextWeekday = .followingWeek
  /// Where a week begins; by `locale`, weeks are those of ISO 8601 and the locale tells which one a day belongs to.
  public var weekStart: WeekStart = .locale
  /// How a date in digits is read.
  public var dateOrder: DateOrder = .locale
  /// Which half of the day a bare hour is in.
  public var meridiem: Meridiem = .waking

  /// Whether cases and entities go by their titles and raw values alone, without synonyms and other forms.
  public var matchesNamesStrictly = false

  /// The documented defaults.
  public init() {}
}
