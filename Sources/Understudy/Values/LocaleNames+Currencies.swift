import UnderstudyICU

extension LocaleNames {
  /// The currencies that a word such as "dollar" stands for, the likeliest first.
  private static let ranked = [
    "USD", "EUR", "GBP", "JPY", "CNY", "INR", "KRW", "CHF", "CAD", "AUD", "BRL", "RUB", "MXN",
    "SEK",
    "NOK", "DKK", "PLN", "TRY", "ILS", "HKD", "SGD", "NZD", "ZAR", "THB", "TWD", "CZK", "HUF",
    "RON",
    "BGN", "UAH", "IDR", "MYR", "PHP", "VND", "AED", "SAR", "EGP", "QAR", "KWD", "ISK", "ARS",
    "CLP",
    "COP", "PEN", "NGN", "KES", "MAD", "PKR", "BDT", "LKR", "IRR", "IQD", "JOD", "BHD", "DZD",
    "TND",
    "GEL", "KZT", "MNT", "HRK", "RSD",
  ]

  /// Codes that are written small as well; other codes in small letters are words.
  private static let plain: Set<String> = [
    "USD", "EUR", "GBP", "JPY", "CNY", "INR", "CHF", "CAD", "AUD", "NZD", "SEK", "NOK", "DKK",
    "PLN",
    "CZK", "HUF", "BRL", "MXN", "KRW", "RUB", "HKD", "SGD", "THB", "PHP", "IDR", "MYR", "VND",
    "AED",
    "SAR", "EGP", "ILS", "UAH", "TWD",
  ]

  /// A currency's name in plural, as words.
  private struct PluralName {
    let code: String
    let words: [[UInt16]]
    /// The hashes of the folded words.
    let hashes: [UInt64]

    /// The hash of words of one letter or two, which no currencies share.
    static let short: UInt64 = 0

    init(code: String, text: [UInt16]) {
      self.code = code
      words = text.split(separator: 0x20).map(Array.init)
      hashes = words.map { word in
        let folded = Folding.folded(word)
        return folded.count > 2 ? NormalizedHash.of(folded) : Self.short
      }
    }
  }

  /// Adds codes, signs and names.
  mutating func addCurrencies(_ locale: String) {
    let home = NameCatalogue.currency(ofLocale: locale)
    var plurals: [PluralName] = []
    NameCatalogue.currencies.forEachName(locale: locale) { name in
      guard name.depth >= 2, name.length(ofKey: 1) == 3, name.isKey(0, startingWith: "Currenc"),
        !name.units.contains(0x28)
      else { return }
      let isPlural = name.isKey(0, "CurrencyPlurals")
      guard isPlural || !name.units.contains(0x7B) else { return }
      let (code, units) = (name[1], Array(name.units))
      if !isPlural && units.count <= 4 {
        addSign(units, code, home, isNarrow: name[0].hasSuffix("narrow"))
      } else {
        let text = Self.withoutPlaces(units)
        addName(text, code, weight: 40)
        plurals.append(PluralName(code: code, text: text))
      }
    }
    addNouns(plurals, home)
    for code in Set(plurals.map(\.code)).union(Self.ranked).sorted() { addCode(code) }
  }

  private mutating func addName(_ text: some Sequence<UInt16>, _ code: String, weight: Int16) {
    index.add(text, NameSense(role: .currency, key: index.intern(code), weight: weight))
  }

  private mutating func addCode(_ code: String) {
    index.add(
      code.utf16,
      NameSense(
        role: .currency, key: index.intern(code), weight: -10,
        casing: Self.casing(of: Array(code.utf16)), needsCasing: !Self.plain.contains(code)))
  }

  private mutating func addSign(
    _ sign: [UInt16], _ code: String, _ home: String?, isNarrow: Bool
  ) {
    guard !sign.elementsEqual(code.utf16) else { return }
    let letters = sign.filter { $0 < 0x250 && Self.isLetter($0) }
    // One letter is a currency only at home.
    if letters.count == sign.count, sign.count < 2, code != home { return }
    let weight = Self.weight(of: code, home) + (isNarrow ? 0 : 20)
    index.add(
      sign,
      NameSense(
        role: .currency, key: index.intern(code), weight: weight,
        casing: Self.casing(of: sign),
        needsCasing: letters.count == sign.count
          && (sign.count < 2 || code != home && sign.count < 3)))
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    unit >= 0xC0 || 0x41...0x5A ~= unit || 0x61...0x7A ~= unit
  }

  /// The earlier in the list the heavier; the currency of the region comes first.
  private static func weight(of code: String, _ home: String?) -> Int16 {
    if code == home { return 80 }
    guard let rank = ranked.firstIndex(of: code) else { return -40 }
    return Int16(40 - rank / 2)
  }

  private static func withoutPlaces(_ text: [UInt16]) -> [UInt16] {
    guard let open = text.firstIndex(of: 0x7B), let close = text.firstIndex(of: 0x7D) else {
      return text
    }
    let rest = Array(text[..<open] + text[(close + 1)...])
    return Array(rest.drop { $0 == 0x20 || $0 == 0xA0 })
  }

  /// Adds the word that the names of several currencies share, such as "dollars".
  private mutating func addNouns(_ plurals: [PluralName], _ home: String?) {
    let named = plurals.filter { $0.words.count > 1 }
    var codes: [UInt64: Set<String>] = [:]
    for name in named {
      for hash in name.hashes where hash != PluralName.short {
        codes[hash, default: []].insert(name.code)
      }
    }
    let shared = codes.filter { $0.value.count >= 4 }
    func isShared(_ hash: UInt64?) -> Bool { hash.map { shared[$0] != nil } ?? false }
    let firsts = named.count { isShared($0.hashes.first) }
    let lasts = named.count { isShared($0.hashes.last) }
    for name in named where Self.ranked.contains(name.code) {
      let noun = name.hashes.firstIndex { (shared[$0]?.count ?? 0) >= 8 }
      let word = name.words[noun ?? (firsts > lasts ? 0 : name.words.count - 1)]
      guard word.count > 2 else { continue }
      addName(word, name.code, weight: Self.weight(of: name.code, home) - 20)
    }
  }
}
