/// The way to a place in a JSON text, as RFC 6901 writes it: `/properties/date/format`.
public struct JSONPointer: Hashable, Sendable {
  private let steps: [String]

  /// The whole text.
  public static let root = JSONPointer(steps: [])

  private init(steps: [String]) {
    self.steps = steps
  }

  /// Reads a reference inside the same text, such as `#/$defs/address`; nothing for any other.
  init?(reference: String) {
    guard reference == "#" || reference.hasPrefix("#/") else { return nil }
    steps = reference.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst()
      .map { step in
        String(step).replacing("~1", with: "/").replacing("~0", with: "~")
      }
  }

  /// The way on to a member or an element.
  func appending(_ steps: String...) -> JSONPointer {
    JSONPointer(steps: self.steps + steps)
  }

  /// The way from an element of a list that the text is only one element of.
  func within(element place: Int) -> JSONPointer { JSONPointer(steps: ["\(place)"] + steps) }

  /// What lies at the end of the way.
  func value(in root: JSONValue) -> JSONValue? {
    var value: JSONValue? = root
    for step in steps {
      if case .array(let elements) = value {
        value = Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
      } else {
        value = value?[step]
      }
    }
    return value
  }
}

extension JSONPointer: CustomStringConvertible {
  /// The way with a slash before each step; `/` alone would be the member without a name.
  public var description: String {
    steps.isEmpty
      ? "#"
      : "#"
        + steps.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
  }
}
