import CICU

/// Which ICU is in use and which locales it knows.
package enum ICUInfo {
  /// The version of the library, such as `72.1`.
  package static var version: String { version(of: CICU_VERSION_ICU) }
  /// The version of the locale data.
  package static var cldrVersion: String { version(of: CICU_VERSION_CLDR) }
  /// The version of the character data.
  package static var unicodeVersion: String { version(of: CICU_VERSION_UNICODE) }
  /// The version of the time zone data, such as `2022e`.
  package static var timeZoneDataVersion: String { version(of: CICU_VERSION_TIME_ZONES) }

  private static func version(of part: Int) -> String {
    var text = [CChar](repeating: 0, count: 32)
    cicu_version(Int32(part), &text)
    return text.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  /// Every locale that ICU has data for, in its own order.
  package static func availableLocales() -> [String] {
    (0..<cicu_locale_count()).compactMap { cicu_locale_name($0).map { String(cString: $0) } }
  }

  /// The locale in ICU's spelling, such as `de_DE` for `de-de`.
  package static func canonicalLocale(_ locale: String) -> String {
    part(CICU_LOCALE_CANONICAL, of: locale)
  }

  /// The language of a locale, taken from likely subtags where it is left out.
  package static func language(of locale: String) -> String {
    part(CICU_LOCALE_LANGUAGE, of: locale)
  }

  /// The script of a locale, taken from likely subtags where it is left out.
  package static func script(of locale: String) -> String {
    part(CICU_LOCALE_SCRIPT, of: locale)
  }

  /// The region of a locale, taken from likely subtags where it is left out.
  package static func region(of locale: String) -> String {
    part(CICU_LOCALE_REGION, of: locale)
  }

  /// Whether ICU has words in the locale's language, and the region, if one is given, exists.
  package static func isKnownLocale(_ locale: String) -> Bool {
    cicu_locale_is_known(locale) != 0
  }

  private static func part(_ part: Int, of locale: String) -> String {
    let text = try? ICUText.readASCII("cicu_locale_part") { buffer, capacity, code in
      cicu_locale_part(locale, Int32(part), buffer, capacity, code)
    }
    return text ?? ""
  }
}
