/// Turns amounts into the values that answers print.
struct AmountReading {
  private let store: AmountStore

  init(_ store: AmountStore) {
    self.store = store
  }

  /// The values, the likeliest first; none where what is counted has no key.
  func readings(of amount: Amount) -> [Reading] {
    switch amount.measure {
    case .none, .place: [reading(amount, kind: "number")]
    case .percent: [reading(amount, kind: "percentage")]
    case .money(let index):
      keys(index).map { reading(amount, kind: "money", [.init("currency", .string($0))]) }
    case .unit(let index): keys(index).map { counted(amount, $0) }
    case .ratio(let unit, let other):
      keys(unit).prefix(1).flatMap { unit in
        keys(other).prefix(1).map { measurement(amount, "\(unit)-per-\($0)") }
      }
    }
  }

  private func counted(_ amount: Amount, _ unit: String) -> Reading {
    switch unit {
    case "percent": reading(amount, kind: "percentage")
    case "permille": reading(amount, kind: "percentage", scale: -1)
    default: measurement(amount, unit)
    }
  }

  private func keys(_ index: NameKey) -> [String] {
    store.keys(index).compactMap(store.key)
  }

  private func measurement(_ amount: Amount, _ unit: String) -> Reading {
    var details: [JSONValue.Member] = [.init("unit", .string(unit))]
    if let dimension = MeasureDimension.dimension(of: unit) {
      details.append(.init("dimension", .string(dimension)))
    }
    return reading(amount, kind: "measurement", details)
  }

  private func reading(
    _ amount: Amount, kind: String, scale: Int = 0, _ details: [JSONValue.Member] = []
  ) -> Reading {
    func json(_ number: ExactNumber) -> JSONValue {
      .number((number.scaled(byPowerOfTen: scale) ?? number).description)
    }
    var details = details
    for (bound, name) in [(amount.lower, "min"), (amount.upper, "max")] {
      guard let bound else { continue }
      details.append(.init(name, json(bound.value)))
      if !bound.isInclusive { details.append(.init("\(name)Inclusive", .bool(false))) }
    }
    let value = (amount.value ?? Self.middle(amount.lower?.value, amount.upper?.value)).map(json)
    let isBetween = amount.value == nil && amount.lower != nil && amount.upper != nil
    return Reading(kind: kind, value: value ?? .null, details: details, isBetween: isBetween)
  }

  /// The number that stands for a range: its middle, or the one bound that was said.
  private static func middle(_ lower: ExactNumber?, _ upper: ExactNumber?) -> ExactNumber? {
    guard let lower, let upper else { return lower ?? upper }
    return lower.adding(upper)?.multiplied(by: ExactNumber(mantissa: 5, exponent: -1))
  }
}
