import CICU

/// What ICU calls units, currencies, regions, languages and zones in a locale.
package enum NameCatalogue: Int32, Sendable {
  case units, currencies, regions, languages, zones
  /// The zones behind names that several share, such as "Pacific Time", by region: no names, and none of a locale.
  case metazones

  /// A text with the keys that lead to it.
  package struct Name: Sendable {
    /// The keys, such as `units`, `length`, `mile`, `one`.
    package let path: [String]
    /// The text in UTF-16 units.
    package let units: [UInt16]
  }

  /// All texts for a locale, its own first, then those of the locales that it takes words from.
  package func names(locale: String) -> [Name] {
    var names: [Name] = []
    withUnsafeMutablePointer(to: &names) { pointer in
      cicu_names_visit(
        rawValue, locale,
        { context, path, depth, text, length in
          guard let context, let path, let text else { return }
          let keys = (0..<Int(depth)).map { path[$0].map { String(cString: $0) } ?? "" }
          let units = Array(UnsafeBufferPointer(start: text, count: Int(length)))
          context.assumingMemoryBound(to: [Name].self).pointee.append(
            Name(path: keys, units: units))
        }, pointer)
    }
    return names
  }

  /// The code of the currency that is used where the locale is spoken.
  package static func currency(ofLocale locale: String) -> String? {
    try? ICUText.read("cicu_currency_of_locale") { buffer, capacity, code in
      cicu_currency_of_locale(locale, buffer, capacity, code)
    }
  }
}
