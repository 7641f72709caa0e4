/// The precision of a time, from the finest to the coarsest.
enum Grain: UInt8, Sendable, BitwiseCopyable, CaseIterable, Comparable {
  case second, minute, hour, day, week, weekend, month, quarter, year, decade, century

  /// The word for it, in rule files and answers.
  var name: String { Self.names[Int(rawValue)] }

  // Asked for a thousand times when a language is read; a case's name is found slowly each time.
  private static let names = allCases.map { "\($0)" }

  /// The grain with this name.
  init?(name: String) {
    guard let place = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[place]
  }

  static func < (first: Grain, second: Grain) -> Bool { first.rawValue < second.rawValue }
}
