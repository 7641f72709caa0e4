/// A text that ICU writes in a locale, and what it means.
struct WalkSample: Hashable {
  /// What is formatted, such as `date long` or `relative day`.
  let family: String
  /// What ICU writes.
  let text: String
  /// What it has to be read as.
  let meaning: WalkMeaning
}
