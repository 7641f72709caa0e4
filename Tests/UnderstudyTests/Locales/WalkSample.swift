/// A text that ICU writes in a locale, and what it means.
struct WalkSample: Hashable, CustomStringConvertible {
  /// What is formatted, such as `date long` or `relative day`.
  let family: String
  /// What ICU writes.
  let text: String
  /// What it may be read as: some locales write several things the same.
  var meanings: Set<WalkMeaning>

  var description: String {
    "\(family): '\(text)', expected \(meanings.map { "\($0)" }.sorted().joined(separator: " or "))"
  }
}
