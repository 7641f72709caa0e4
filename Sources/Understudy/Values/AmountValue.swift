/// Numbers of something: money, measures, percentages, and what lies between two of them.
enum AmountValue {
  static let productions: [Production] = [
    // A number and what is counted, in any order.
    Production(plain: "amount") { store, parts in counted(&store, parts, fixed: nil) },
    // So many of the unit in the pattern.
    Production(name: "amount-of") { arguments in
      guard let count = arguments.decimal else { return nil }
      return { store, parts in counted(&store, parts, fixed: count) }
    },
    Production(plain: "tenths") { store, parts in
      guard let number = parts.first?.exact?.scaled(byPowerOfTen: 1) else { return nil }
      return .amount(store.amounts.intern(Amount(number, .percent)))
    },
    Production(plain: "inches") { store, parts in fixed(&store, parts, UnitFactor.inch) },
    Production(plain: "celsius") { store, parts in fixed(&store, parts, UnitFactor.celsius) },
    Production(plain: "fahrenheit") { store, parts in
      fixed(&store, parts, UnitFactor.fahrenheit)
    },
    // So many of a unit that the pattern does not name.
    Production(name: "of-unit") { arguments in
      guard let unit = arguments.singleWord.flatMap(UnitFactor.key(of:)) else { return nil }
      return { store, parts in fixed(&store, parts, unit) }
    },
    // One coin that is a part of its currency.
    Production(plain: "coin") { store, parts in
      guard case .coin(let name, let value) = parts.first, value.isPart,
        let worth = value.amount(of: ExactNumber(1))
      else { return nil }
      return .amount(store.amounts.intern(Amount(worth, .money(name))))
    },
    // A number of a currency, times a word such as "million".
    Production(plain: "scaled-amount") { store, parts in
      guard case .amount(let index)? = counted(&store, parts.dropLast(), fixed: nil),
        let count = store.amounts[index].value,
        let product = parts.last?.exact?.multiplied(by: count)
      else { return nil }
      return .amount(store.amounts.intern(Amount(product, store.amounts[index].measure)))
    },
    Production(plain: "percentage") { store, parts in
      guard let number = parts.first(where: { $0.exact != nil })?.exact else { return nil }
      return .amount(store.amounts.intern(Amount(number, .percent)))
    },
    // The first unit for each of the second.
    Production(plain: "unit-ratio") { _, parts in
      var (first, second, count) = (NameKey(0), NameKey(0), 0)
      for case .name(let name) in parts {
        count += 1
        (first, second) = count == 1 ? (name, second) : (first, name)
      }
      return count == 2 ? .ratio(first, second) : nil
    },
    // A number between the two halves of one unit's name.
    Production(plain: "framed-amount") { store, parts in
      guard parts.count == 3, case .name(let opening) = parts[0], let number = parts[1].exact,
        case .name(opening) = parts[2]
      else { return nil }
      return .amount(store.amounts.intern(Amount(number, .unit(opening))))
    },
    // Money and a number or an amount of its coins.
    Production(plain: "with-coins") { store, parts in withCoins(&store, parts) },
    // A whole number of something, and so many tenths of it, from the argument or the last part.
    Production(name: "and-tenths") { arguments in
      let tenths = arguments.singleInteger
      guard arguments.isEmpty || tenths.map((1...9).contains) ?? false else { return nil }
      return { store, parts in
        guard let (whole, measure) = parts.first.flatMap({ number(store, $0) }), whole.isWhole,
          let count = tenths.map(Int64.init) ?? parts.last?.whole, 1...9 ~= count,
          let sum = whole.adding(ExactNumber(mantissa: Int128(count), exponent: -1))
        else { return nil }
        return .amount(store.amounts.intern(Amount(sum, measure)))
      }
    },
    // A number of degrees of temperature.
    Production(plain: "degrees") { store, parts in
      guard case .amount(let index)? = counted(&store, parts, fixed: nil),
        case .unit(let unit) = store.amounts[index].measure,
        store.amounts.keyCount(unit) > 0,
        let key = store.amounts.key(store.amounts.key(0, of: unit)),
        MeasureDimension.dimension(of: key) == "temperature" || key == "degree"
      else { return nil }
      return .amount(index)
    },
    // The amount below zero.
    Production(plain: "negative-amount") { store, parts in
      guard let (value, measure) = parts.first.flatMap({ number(store, $0) }), measure != .none
      else { return nil }
      return .amount(store.amounts.intern(Amount(value.negated, measure)))
    },
    // Two amounts of units that measure the same thing, the finer one last.
    Production(plain: "joined-amounts") { store, parts in joined(&store, parts) },
    // Feet, and inches without their name.
    Production(plain: "feet-and-inches") { store, parts in
      guard parts.count == 2, let feet = number(store, parts[0])?.0, let inches = parts[1].exact,
        let sum = feet.multiplied(by: ExactNumber(12))?.adding(inches),
        isFeet(store, number(store, parts[0])?.1)
      else { return nil }
      return .amount(store.amounts.intern(Amount(sum, .unit(UnitFactor.inch))))
    },
    Production(name: "between") { arguments in
      let isExclusive = arguments.contains(.word("exclusive"))
      let isRising = arguments.contains(.word("rising"))
      return { store, parts in between(&store, parts, isExclusive: isExclusive, isRising: isRising)
      }
    },
    // Two numbers that share the word for thousands or millions behind the second, and what they count.
    Production(plain: "between-scaled") { store, parts in betweenScaled(&store, parts) },
    Production(name: "bound") { arguments in
      guard let side = arguments.first, arguments.count <= 2 else { return nil }
      let isInclusive = !arguments.contains(.word("exclusive"))
      return { store, parts in
        bound(&store, parts, isLower: side == .word("lower"), isInclusive: isInclusive)
      }
    },
    // Two ranges that leave one end open each.
    Production(plain: "both-bounds") { store, parts in bothBounds(&store, parts) },
    Production(plain: "tolerance") { store, parts in
      guard parts.count == 2, let (middle, measure) = number(store, parts[0]),
        let (spread, other) = number(store, parts[1]), measure == .none || measure == other,
        let low = middle.adding(spread.negated), let high = middle.adding(spread),
        var amount = Amount(lower: .init(value: low), upper: .init(value: high), other)
      else { return nil }
      amount.value = middle
      return .amount(store.amounts.intern(amount))
    },
  ]

  /// A number with what it counts.
  static func number(
    _ store: TimeStore, _ meaning: Meaning
  ) -> (ExactNumber, Amount.Measure)? {
    switch meaning {
    case .amount(let index):
      let amount = store.amounts[index]
      return amount.value.map { ($0, amount.measure) }
    case .ordinal(let place): return (place, .place)
    default: return meaning.exact.map { ($0, .none) }
    }
  }

  private static func fixed(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>, _ unit: NameKey
  ) -> Meaning? {
    guard let number = parts.first?.exact else { return nil }
    return .amount(store.amounts.intern(Amount(number, .unit(unit))))
  }

  private static func counted(
    _ store: inout TimeStore, _ parts: some Sequence<Meaning>, fixed: ExactNumber?
  ) -> Meaning? {
    var number = fixed
    var measure: Amount.Measure?
    var coin: CoinValue?
    for part in parts {
      switch part {
      case .name(let name): measure = .unit(name)
      case .currency(let name):
        // A code says more than a sign that several currencies share.
        if case .money(let known) = measure, known >= 0 { break }
        measure = .money(name)
      case .coin(let name, let value):
        coin = value
        measure = .money(name)
      case .ratio(let unit, let other): measure = .ratio(unit, other)
      case .amount(let index):
        // Twice the same currency, as in "$5 USD".
        let amount = store.amounts[index]
        guard number == nil, let value = amount.value else { return nil }
        number = value
        measure = measure ?? amount.measure
      default:
        guard number == nil, let value = part.exact else { return nil }
        number = value
      }
    }
    guard var number, let measure else { return nil }
    if let coin {
      guard let worth = coin.amount(of: number) else { return nil }
      number = worth
    }
    return .amount(store.amounts.intern(Amount(number, measure)))
  }

  private static func withCoins(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard let (whole, measure) = parts.first.flatMap({ number(store, $0) }), whole.isWhole,
      case .money = measure
    else { return nil }
    let part: ExactNumber?
    switch parts.count {
    case 2: part = parts[1].exact?.scaled(byPowerOfTen: -2)
    case 3:
      guard let count = parts[1].exact, case .coin(_, let value) = parts[2], value.isPart else {
        return nil
      }
      part = value.amount(of: count)
    default: return nil
    }
    guard let part, part < ExactNumber(1), let sum = whole.adding(part) else { return nil }
    return .amount(store.amounts.intern(Amount(sum, measure)))
  }

  private static func isFeet(_ store: TimeStore, _ measure: Amount.Measure?) -> Bool {
    guard case .unit(let index) = measure else { return measure == Amount.Measure.none }
    return (0..<store.amounts.keyCount(index)).contains {
      store.amounts.key($0, of: index) == UnitFactor.foot
    }
  }

  private static func joined(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    guard parts.count == 2, let (whole, unit) = number(store, parts[0]),
      let (rest, finer) = number(store, parts[1]),
      let (factor, key) = factor(store.amounts, unit, finer),
      let sum = whole.multiplied(by: factor)?.adding(rest)
    else { return nil }
    return .amount(store.amounts.intern(Amount(sum, .unit(key))))
  }

  /// How many of a finer unit one unit is, by the first of their keys that measure the same thing.
  private static func factor(
    _ store: AmountStore, _ unit: Amount.Measure, _ finer: Amount.Measure
  ) -> (ExactNumber, NameKey)? {
    guard case .unit(let unit) = unit, case .unit(let finer) = finer else { return nil }
    for second in 0..<store.keyCount(finer) {
      let second = store.key(second, of: finer)
      for first in 0..<store.keyCount(unit) {
        let first = store.key(first, of: unit)
        guard let factor = UnitFactor.factor(of: first, in: second), ExactNumber(1) < factor else {
          continue
        }
        return (factor, second)
      }
    }
    return nil
  }

  private static func between(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>, isExclusive: Bool,
    isRising: Bool
  ) -> Meaning? {
    guard parts.count == 2, let (first, own) = number(store, parts[0]),
      let (second, measure) = number(store, parts[1]),
      own == measure || own == .none || measure == .none && own.isMoney,
      !isRising || first < second
    else { return nil }
    let (low, high) = first < second ? (first, second) : (second, first)
    let bounds = Amount(
      lower: .init(value: low, isInclusive: !isExclusive),
      upper: .init(value: high, isInclusive: !isExclusive), measure == .none ? own : measure)
    return bounds.map { .amount(store.amounts.intern($0)) }
  }

  private static func betweenScaled(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    let numbers = parts.compactMap(\.exact)
    guard numbers.count == 3, numbers[0] < numbers[1],
      let low = numbers[0].multiplied(by: numbers[2]),
      let high = numbers[1].multiplied(by: numbers[2])
    else { return nil }
    let measures = parts.compactMap { part -> Amount.Measure? in
      switch part {
      case .name(let name): .unit(name)
      case .currency(let name): .money(name)
      default: nil
      }
    }
    guard Set(measures).count < 2 else { return nil }
    return Amount(
      lower: .init(value: low), upper: .init(value: high), measures.first ?? .none
    ).map { .amount(store.amounts.intern($0)) }
  }

  private static func bound(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>, isLower: Bool,
    isInclusive: Bool
  ) -> Meaning? {
    guard parts.count == 1, let (value, measure) = number(store, parts[0]) else { return nil }
    let bound = Amount.Bound(value: value, isInclusive: isInclusive)
    return Amount(lower: isLower ? bound : nil, upper: isLower ? nil : bound, measure).map {
      .amount(store.amounts.intern($0))
    }
  }

  private static func bothBounds(
    _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    let amounts = parts.compactMap { part -> Amount? in
      if case .amount(let index) = part { store.amounts[index] } else { nil }
    }
    guard amounts.count == 2, let lower = amounts[0].lower ?? amounts[1].lower,
      let upper = amounts[0].upper ?? amounts[1].upper,
      (amounts[0].lower == nil) != (amounts[1].lower == nil)
    else { return nil }
    let measure = amounts[1].measure == .none ? amounts[0].measure : amounts[1].measure
    return Amount(lower: lower, upper: upper, measure).map { .amount(store.amounts.intern($0)) }
  }
}

extension [Rule.Argument] {
  /// A whole number, or one times a power of ten: `(75, -2)` is 0.75.
  var decimal: ExactNumber? {
    let numbers = compactMap { if case .integer(let value) = $0 { value } else { nil } }
    guard numbers.count == count, 1...2 ~= count, numbers.count < 2 || -36...36 ~= numbers[1] else {
      return nil
    }
    return ExactNumber(
      mantissa: Int128(numbers[0]), exponent: numbers.count == 2 ? Int16(numbers[1]) : 0)
  }
}
