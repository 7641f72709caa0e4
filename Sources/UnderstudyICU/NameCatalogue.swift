import CICU
import Glibc

/// What ICU calls units, currencies, regions, languages and zones in a locale.
package enum NameCatalogue: Int32, Sendable {
  case units, currencies, regions, languages, zones
  /// The zones behind names that several share, such as "Pacific Time", by region: no names, and none of a locale.
  case metazones

  /// A text with the keys that lead to it, such as `units`, `length`, `mile`, `one`; it lasts as long as a visit.
  ///
  /// Of the thousands of texts most are of no use, which their keys tell; so no key is made a string unasked.
  package struct Name {
    private let keys: UnsafePointer<UnsafePointer<CChar>?>
    /// How many keys there are.
    package let depth: Int
    /// The text in UTF-16 units.
    package let units: UnsafeBufferPointer<UInt16>

    fileprivate init(
      keys: UnsafePointer<UnsafePointer<CChar>?>, depth: Int, units: UnsafeBufferPointer<UInt16>
    ) {
      self.keys = keys
      self.depth = depth
      self.units = units
    }

    /// A key, from zero on.
    package subscript(place: Int) -> String { keys[place].map { String(cString: $0) } ?? "" }

    /// Whether a key is this word.
    package func isKey(_ place: Int, _ word: StaticString) -> Bool {
      keys[place].map { strcmp($0, Self.characters(of: word)) == 0 } ?? false
    }

    /// Whether a key begins with this word.
    package func isKey(_ place: Int, startingWith word: StaticString) -> Bool {
      keys[place].map { strncmp($0, Self.characters(of: word), word.utf8CodeUnitCount) == 0 }
        ?? false
    }

    /// The length of a key in bytes.
    package func length(ofKey place: Int) -> Int { keys[place].map { strlen($0) } ?? 0 }

    private static func characters(of word: StaticString) -> UnsafePointer<CChar> {
      UnsafeRawPointer(word.utf8Start).assumingMemoryBound(to: CChar.self)
    }
  }

  /// Calls back with all texts for a locale, its own first, then those of the locales that it takes words from.
  package func forEachName(locale: String, _ body: (Name) -> Void) {
    visit(locale: locale) { name in
      body(name)
      return false
    }
  }

  /// Calls back as long as nothing was found.
  package func first<Found>(locale: String, _ body: (Name) -> Found?) -> Found? {
    var found: Found?
    visit(locale: locale) { name in
      found = body(name)
      return found != nil
    }
    return found
  }

  private func visit(locale: String, _ body: (Name) -> Bool) {
    withoutActuallyEscaping(body) { body in
      var visit = body
      withUnsafeMutablePointer(to: &visit) { pointer in
        cicu_names_visit(
          rawValue, locale,
          { context, keys, depth, text, length in
            guard let context, let keys, let text else { return 0 }
            let units = UnsafeBufferPointer(start: text, count: Int(length))
            let visit = context.assumingMemoryBound(to: ((Name) -> Bool).self)
            return visit.pointee(Name(keys: keys, depth: Int(depth), units: units)) ? 1 : 0
          }, pointer)
      }
    }
  }

  /// The code of the currency that is used where the locale is spoken.
  package static func currency(ofLocale locale: String) -> String? {
    try? ICUText.read("cicu_currency_of_locale") { buffer, capacity, code in
      cicu_currency_of_locale(locale, buffer, capacity, code)
    }
  }
}
