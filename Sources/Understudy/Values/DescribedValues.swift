/// The values that a description names: "Options are 'low' and 'high'", "such as tea, coffee".
struct DescribedValues: Hashable, Sendable {
  /// One value.
  struct Value: Hashable, Sendable {
    /// The value as it is written.
    let text: String
    /// What it stands for, where that is told: "1 for cleaning".
    let meaning: String?
  }

  /// What words before values say of them.
  enum Trigger: String, CaseIterable, Sendable {
    /// They are all that there are.
    case choice
    /// They are some of many.
    case example
    /// The value that stands where none is given.
    case fallback
    /// They show a form and are no values.
    case form
    /// What follows a value tells what it stands for.
    case meaning
  }

  /// The values, in the order in which they are told.
  let values: [Value]
  /// Whether there are no others.
  let isClosed: Bool
}
