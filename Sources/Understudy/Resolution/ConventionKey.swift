/// One row of the convention table: its name, its values, what it decides.
package struct ConventionKey: Sendable {
  /// The name as options and requests spell it.
  package let name: String
  /// What it decides, for lists.
  package let meaning: String
  /// Its values, the default first.
  package let values: [String]
  private let assign: @Sendable (String, inout Conventions) -> Void

  /// A wrong key or value, and what would be right.
  package struct Mistake: Error, Equatable {
    package let expected: String
    package let nearest: String?
  }

  private init<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, _ meaning: String,
    _ property: any WritableKeyPath<Conventions, Value> & Sendable
  ) {
    self.name = name
    self.meaning = meaning
    let fallback = Conventions()[keyPath: property].rawValue
    values = [fallback] + Value.allCases.map(\.rawValue).filter { $0 != fallback }
    assign = { text, conventions in
      if let value = Value(rawValue: text) { conventions[keyPath: property] = value }
    }
  }

  package static let all = [
    ConventionKey("tense", "which way \"Friday\" or \"at 5\" goes", \.tense),
    ConventionKey("nextWeekday", "\"next Friday\" said on a Wednesday", \.nextWeekday),
    ConventionKey("weekStart", "where a week begins", \.weekStart),
    ConventionKey("dateOrder", "how \"5/6\" is read", \.dateOrder),
    ConventionKey("meridiem", "whether \"at 5\" is 17:00 or 05:00", \.meridiem),
  ]

  /// Sets one convention by name.
  package static func set(
    _ name: String, to value: String, in conventions: inout Conventions
  ) throws(Mistake) {
    guard let key = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name)
      throw Mistake(
        expected: "one of \(names.joined(separator: ", "))",
        nearest: EditDistance.nearest(to: name, among: names))
    }
    guard key.values.contains(value) else {
      let nearest = EditDistance.nearest(to: value, among: key.values)
      throw Mistake(
        expected: "\(name)=\(key.values.joined(separator: "|"))",
        nearest: nearest.map { "\(name)=\($0)" })
    }
    key.assign(value, &conventions)
  }
}
