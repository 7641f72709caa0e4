@testable import Understudy

/// All that a value holds as text, down to the last element, so that a part that was left out of a file shows.
enum HeldText {
  /// The text of each of a value's own parts, by the part's name.
  static func parts(of value: Any) -> [(name: String, text: String)] {
    Mirror(reflecting: value).children.map { ($0.label ?? "", text(of: $0.value)) }
  }

  private static func text(of value: Any) -> String {
    if let flat = value as? any LyingFlat { return flat.heldText }
    if let later = value as? any MadeLater { return text(of: later.heldValue) }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.filter { !isOnlyForAdding($0.label, in: value) }.map {
      "\($0.label ?? ""):\(text(of: $0.value))"
    }
    switch mirror.displayStyle {
    case .dictionary, .set: return "[\(parts.sorted().joined(separator: ","))]"
    case _ where parts.isEmpty: return "\(value)"
    default: return "(\(parts.joined(separator: ",")))"
    }
  }

  /// Whether a part serves only while names are added.
  private static func isOnlyForAdding(_ label: String?, in value: Any) -> Bool {
    value is NameIndex && (label == "places" || label == "folded")
  }
}

/// Elements whose text is not in what a mirror sees.
private protocol LyingFlat { var heldText: String { get } }

extension FlatArray: LyingFlat {
  var heldText: String { withElements { "\(count) \(WordSum.of(UnsafeRawBufferPointer($0)))" } }
}

/// A value behind a lock.
private protocol MadeLater { var heldValue: Any { get } }

extension Ahead: MadeLater {
  var heldValue: Any { value }
}
