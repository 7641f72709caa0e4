/// What the times of one phrase are read from: their expressions, and when and where they were said.
///
/// A class, since every way of reading a time holds on to it.
final class TimeSetting: Sendable {
  /// When and where the phrase was said.
  let frame: ReferenceFrame
  /// What it says about time.
  let store: TimeStore

  init(frame: ReferenceFrame, store: TimeStore) {
    self.frame = frame
    self.store = store
  }

  /// The same expressions, said at another time or place.
  func with(_ frame: ReferenceFrame) -> TimeSetting { TimeSetting(frame: frame, store: store) }
}
