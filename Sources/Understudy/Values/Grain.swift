/// The precision of a time, from the finest to the coarsest.
enum Grain: UInt8, Sendable, BitwiseCopyable, CaseIterable, Comparable {
  case second, minute, hour, day, week, weekend, month, quarter, year, decade, century

  /// The word for it, in rule files and answers.
  var name: String { "\(self)" }

  /// The grain with this name.
  init?(name: String) {
    guard let grain = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = grain
  }

  static func < (first: Grain, second: Grain) -> Bool { first.rawValue < second.rawValue }
}
