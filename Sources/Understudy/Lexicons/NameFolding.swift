import UnderstudyICU

/// The form in which names are kept and looked up: folded letters, one space between words.
///
/// Runs of spaces and punctuation become one space, or nothing beside a script that is written
/// without spaces; apostrophes and full stops within a word vanish.
/// `St. Louis` is `st louis`, `O'Hare` is `ohare`, `ジョン・F` is `ジョンf`.
package func foldedName(_ name: String) -> [UInt16] { FoldedName(name).units }

/// A folded name, and where in its words a sign has vanished.
struct FoldedName {
  /// The folded text.
  private(set) var units: [UInt16] = []

  /// The lengths at which a sign has vanished between two letters, where some split words.
  private(set) var joints: [Int] = []

  /// Folds a name.
  init(_ name: String) {
    var spacing = NameSpacing()
    var isJoint = false
    for unit in Folding.folded(name) {
      let step = spacing.take(unit)
      if step == .nothing {
        isJoint = isJoint || NameSpacing.isJoiner(unit)
        continue
      }
      if step == .spaceAndUnit { units.append(NameKey.space) }
      if step == .unit, isJoint, !units.isEmpty { joints.append(units.count) }
      isJoint = false
      units.append(unit)
    }
  }
}
