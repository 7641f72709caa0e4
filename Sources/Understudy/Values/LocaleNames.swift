import UnderstudyICU

/// The names of units, currencies, countries and languages in a locale.
struct LocaleNames: Sendable {
  /// The names.
  var index = NameIndex()

  /// Asks ICU for the names of a locale and adds those of the language's own files.
  init(locale: String, own: OwnNames) {
    let region = ICUInfo.region(of: locale)
    for unit in UnitFactor.all { _ = index.intern(unit.key) }
    addUnits(locale, region)
    addCurrencies(locale)
    for name in own.units {
      // Few letters with a capital among them are a symbol, and mean something else in small ones.
      let isCased =
        2...3 ~= name.words.utf16.count && name.words.allSatisfy(\.isLetter)
        && name.words.contains(where: \.isUppercase)
      index.add(
        name.words.utf16,
        NameSense(
          role: .unit, key: index.intern(name.key), weight: 76,
          casing: isCased ? Self.casing(of: Array(name.words.utf16)) : 0, needsCasing: isCased))
    }
    addMoney(own.currencies, home: NameCatalogue.currency(ofLocale: locale) ?? "USD")
    addRegions(locale)
    addZones(locale, region)
  }

  /// Adds names such as "quid", and those of coins; a star stands for the currency of the region.
  private mutating func addMoney(_ names: [OwnNames.Name], home: String) {
    for name in names {
      // Some names are heard at home alone.
      var name = name
      if name.key.first == "=" {
        guard name.key.dropFirst().hasPrefix(home) else { continue }
        name = OwnNames.Name(key: String(name.key.dropFirst()), words: name.words)
      }
      let code = name.key.prefix(while: \.isLetter)
      let key = index.intern(Self.code(name.key.first, home) ?? String(code))
      let rest = name.key.drop { $0 == "*" || $0 == "$" || $0.isLetter }
      let count = rest.first == "/" ? Int8(rest.dropFirst()) : rest.isEmpty ? 0 : Int8(rest)
      guard let count else { continue }
      let isCased = name.words.contains(where: \.isUppercase)
      index.add(
        name.words.utf16,
        NameSense(
          role: count == 0 ? .currency : .coin, key: key,
          weight: name.key.hasPrefix(home) ? 85 : 24, count: count,
          casing: isCased ? Self.casing(of: Array(name.words.utf16)) : 0, needsCasing: isCased))
    }
  }

  private static let dollars: Set<String> = [
    "USD", "CAD", "AUD", "NZD", "HKD", "SGD", "TWD", "JMD", "TTD", "BBD", "BSD", "BZD", "FJD",
  ]

  /// The currency that a sign stands for: a star for that of the region, a dollar sign for that as well where it
  /// is a dollar, and for the dollar of the United States elsewhere.
  private static func code(_ sign: Character?, _ home: String) -> String? {
    switch sign {
    case "*": home
    case "$": dollars.contains(home) ? home : "USD"
    default: nil
    }
  }

  private static let regionsOfNoCountry: Set<String> = ["EU", "EZ", "UN", "QO", "ZZ", "XA", "XB"]

  /// Whether a name is no abbreviation; one written in syllables or ideographs is long with two of them.
  private static func isLong(_ name: UnsafeBufferPointer<UInt16>) -> Bool {
    name.count > (name.first.map { $0 >= 0x2E80 } ?? false ? 1 : 3)
  }

  private mutating func addRegions(_ locale: String) {
    NameCatalogue.regions.forEachName(locale: locale) { name in
      guard name.depth >= 2, name.isKey(0, startingWith: "Countries"), name.length(ofKey: 1) == 2,
        name.units.count > 3, !Self.regionsOfNoCountry.contains(name[1])
      else { return }
      index.add(
        name.units, NameSense(role: .country, key: index.intern(name[1]), weight: 60))
    }
    NameCatalogue.languages.forEachName(locale: locale) { name in
      guard name.depth == 2, name.isKey(0, "Languages"), 2...3 ~= name.length(ofKey: 1),
        Self.isLong(name.units), !["und", "mul", "zxx", "mis"].contains(name[1])
      else { return }
      var sense = NameSense(role: .language, key: index.intern(name[1]), weight: -30)
      let first = name.units.first.flatMap(Unicode.Scalar.init)
      // Letters without case are small as well.
      sense.isSmall = first.map { !$0.properties.isUppercase } ?? false
      index.add(name.units, sense)
    }
  }
}

// MARK: - Units

extension LocaleNames {
  private static let longStart = Array("{0} ".utf16)

  /// What a name of a unit is said of.
  private enum Form {
    case one, two, more
    /// Of no number, but of the unit itself.
    case display

    init?(_ name: NameCatalogue.Name, _ key: Int) {
      if name.isKey(key, "one") {
        self = .one
      } else if name.isKey(key, "two") {
        self = .two
      } else if name.isKey(key, "dnam") {
        self = .display
      } else if name.isKey(key, "other") || name.isKey(key, "zero") || name.isKey(key, "few")
        || name.isKey(key, "many")
      {
        self = .more
      } else {
        return nil
      }
    }
  }

  /// Units of time that durations have; their names are read with these.
  private static let durations: Set<String> = [
    "second", "minute", "hour", "day", "week", "month", "quarter", "year", "decade", "century",
    "day-person", "week-person", "month-person", "year-person",
  ]

  /// Units that are meant before others of the same name.
  private static let common: Set<String> = [
    "meter", "kilometer", "centimeter", "millimeter", "mile", "yard", "foot", "inch", "gram",
    "kilogram", "milligram", "pound", "ounce", "ton", "liter", "milliliter", "gallon", "cup",
    "pint",
    "quart", "tablespoon", "teaspoon", "celsius", "fahrenheit", "kelvin", "byte", "kilobyte",
    "megabyte", "gigabyte", "terabyte", "percent", "permille", "kilometer-per-hour",
    "mile-per-hour", "square-meter", "cubic-meter", "hectare", "acre", "watt", "volt", "point",
  ]

  /// Where temperatures are said in degrees Fahrenheit.
  private static let fahrenheit: Set<String> = ["US", "BS", "BZ", "KY", "PW", "LR", "PR", "GU"]

  private mutating func addUnits(_ locale: String, _ region: String) {
    var longNames: [LongName] = []
    var prefixes: [String: [UInt16]] = [:]
    NameCatalogue.units.forEachName(locale: locale) { name in
      if name.depth == 3, name.isKey(0, "units"), name.isKey(1, "compound") {
        prefixes[name[2]] = prefixes[name[2]] ?? Array(name.units)
      }
      guard name.depth >= 4, name.isKey(0, startingWith: "units"),
        let form = Form(name, name.depth - 1)
      else { return }
      let unit = name[2]
      if name.isKey(0, "units"), form != .display, name.units.starts(with: Self.longStart) {
        longNames.append(LongName(unit: unit, units: Array(name.units.dropFirst(4))))
      }
      guard !name.isKey(1, "compound"), !name.isKey(1, "coordinate"), unit != "dot" else { return }
      addUnit(unit, name.units, form: form, isNarrow: name.isKey(0, "unitsNarrow"), region)
    }
    addPrefixed(longNames, prefixes)
  }

  private mutating func addUnit(
    _ unit: String, _ text: UnsafeBufferPointer<UInt16>, form: Form, isNarrow: Bool,
    _ region: String
  ) {
    for (key, weight) in Self.readings(of: unit, region) {
      let isCommon = Self.common.contains(key)
      let weight = weight + (isCommon ? 10 : 0) - (isNarrow ? 4 : 0)
      let isTime = Self.durations.contains(key)
      let key = index.intern(key)
      func add(
        _ part: Slice<UnsafeBufferPointer<UInt16>>, _ role: NameSense.Role, count: Int8 = 0
      ) {
        guard !isTime || role == .unit else { return }
        let role = isTime ? .timeUnit : role
        let name = part.filter { $0 != 0x22 }
        guard !(name.count == 1 && name.first == 0x23) else { return }
        let isLetter =
          name.count { $0 > 0x20 && $0 != 0xA0 } == 1 && name.contains { $0 > 0x40 && $0 < 0x7B }
        index.add(
          name,
          NameSense(
            role: role, key: key, weight: isLetter && !isCommon ? weight - 60 : weight,
            count: count,
            casing: Self.casing(of: name), needsCasing: isLetter))
      }
      guard let brace = text.firstIndex(of: 0x7B), brace + 2 < text.count else {
        switch form {
        case .display: add(text[...], .unit)
        case .one: add(text[...], .countedUnit, count: 1)
        case .two: add(text[...], .countedUnit, count: 2)
        case .more: break
        }
        continue
      }
      let (before, after) = (text[..<brace], text[(brace + 3)...])
      switch (Self.isBlank(before), Self.isBlank(after)) {
      case (true, false): add(after, .unit)
      case (false, true): add(before, .unitBefore)
      case (false, false):
        add(before, .unitOpening)
        add(after, .unitClosing)
      case (true, true): break
      }
    }
  }

  /// Degrees of no scale are those of the region, or else of the other one; a pixel is no dot.
  private static func readings(of unit: String, _ region: String) -> [(String, Int16)] {
    guard unit == "generic" || unit == "degree" else { return [(unit, 0)] }
    let isFahrenheit = fahrenheit.contains(region)
    let scales: [(String, Int16)] = [
      ("fahrenheit", isFahrenheit ? 8 : -8), ("celsius", isFahrenheit ? -8 : 8),
    ]
    return unit == "degree" ? scales + [(unit, -2)] : scales
  }

  private static func isBlank(_ text: Slice<UnsafeBufferPointer<UInt16>>) -> Bool {
    text.allSatisfy { $0 == 0x20 || $0 == 0xA0 || $0 == 0x202F || $0 == 0x200F || $0 == 0x200E }
  }

  /// The hash of short letters as they are cased; zero for longer names, which are cased in any way.
  static func casing(of name: some Collection<UInt16>) -> UInt32 {
    var hash = NormalizedHash()
    var count = 0
    for unit in name where unit > 0x20 && unit != 0xA0 && unit != 0x202F && unit != 0x2E {
      hash.combine(unit)
      count += 1
    }
    return count <= 5 ? UInt32(truncatingIfNeeded: hash.value) | 1 : 0
  }
}
