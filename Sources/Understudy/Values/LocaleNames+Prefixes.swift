import UnderstudyICU

extension LocaleNames {
  /// The units that take prefixes such as "kilo", with their symbols.
  private static let prefixed = [
    "meter": "m", "gram": "g", "liter": "l", "watt": "W", "joule": "J", "hertz": "Hz", "volt": "V",
    "ampere": "A", "byte": "B", "bit": "bit", "pascal": "Pa", "ohm": "Ω", "newton": "N",
    "electronvolt": "eV", "calorie": "cal", "watt-hour": "Wh",
  ]
  private static let prefixes = [
    "10p-24": ("yocto", "y"), "10p-21": ("zepto", "z"), "10p-18": ("atto", "a"),
    "10p-15": ("femto", "f"), "10p-12": ("pico", "p"), "10p-9": ("nano", "n"),
    "10p-6": ("micro", "µ"), "10p-3": ("milli", "m"), "10p-2": ("centi", "c"),
    "10p-1": ("deci", "d"), "10p1": ("deka", "da"), "10p2": ("hecto", "h"), "10p3": ("kilo", "k"),
    "10p6": ("mega", "M"), "10p9": ("giga", "G"), "10p12": ("tera", "T"), "10p15": ("peta", "P"),
    "10p18": ("exa", "E"), "10p21": ("zetta", "Z"), "10p24": ("yotta", "Y"),
    "1024p1": ("kibi", "Ki"), "1024p2": ("mebi", "Mi"), "1024p3": ("gibi", "Gi"),
    "1024p4": ("tebi", "Ti"), "1024p5": ("pebi", "Pi"), "1024p6": ("exbi", "Ei"),
  ]

  /// A name of a unit in long form, without the place for the number.
  struct LongName {
    let unit: String
    let units: [UInt16]
  }

  /// Adds the names of units with prefixes, of which CLDR lists only the usual ones.
  mutating func addPrefixed(_ names: [LongName], _ patterns: [String: [UInt16]]) {
    let taking = names.filter { Self.prefixed[$0.unit] != nil }
    let prefixed = Self.prefixed.sorted { $0.key < $1.key }
    for (power, (prefix, symbol)) in Self.prefixes.sorted(by: { $0.key < $1.key }) {
      for (unit, letters) in prefixed {
        let text = Array((symbol + letters).utf16)
        // Less common than whatever else has the same letters.
        index.add(
          text,
          NameSense(
            role: .unit, key: index.intern(prefix + unit), weight: -40,
            casing: Self.casing(of: text), needsCasing: true))
      }
      guard let pattern = patterns[power], let brace = pattern.firstIndex(of: 0x7B),
        pattern.suffix(from: brace).elementsEqual("{0}".utf16)
      else { continue }
      for name in taking {
        index.add(
          pattern[..<brace] + name.units,
          NameSense(role: .unit, key: index.intern(prefix + name.unit), weight: 0))
      }
    }
  }
}
