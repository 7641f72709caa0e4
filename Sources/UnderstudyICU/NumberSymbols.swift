import CICU

/// The signs that numbers are written with in a locale.
package struct NumberSymbols: Sendable {
  /// What stands before the fraction.
  package let decimal: String
  /// What groups thousands.
  package let grouping: String
  /// What makes a number negative.
  package let minus: String
  /// What marks a number as positive.
  package let plus: String
  /// The sign for hundredths.
  package let percent: String
  /// The sign for thousandths.
  package let perMille: String
  /// What stands before a power of ten.
  package let exponential: String
  /// The digit zero of the numbering system.
  package let zeroDigit: UInt32

  /// Asks ICU for the signs of a locale.
  package init(locale: String) throws(ICUError) {
    let source = try NumberSymbolSource(locale: locale)
    decimal = try source.sign(CICU_DECIMAL)
    grouping = try source.sign(CICU_GROUPING)
    minus = try source.sign(CICU_MINUS)
    plus = try source.sign(CICU_PLUS)
    percent = try source.sign(CICU_PERCENT)
    perMille = try source.sign(CICU_PER_MILLE)
    exponential = try source.sign(CICU_EXPONENTIAL)
    zeroDigit = try source.sign(CICU_ZERO_DIGIT).unicodeScalars.first?.value ?? 0x30
  }
}

/// A number format that is open as long as its signs are read.
private final class NumberSymbolSource {
  private let handle: OpaquePointer

  init(locale: String) throws(ICUError) {
    var code: Int32 = 0
    let opened = cicu_number_symbols_open(locale, &code)
    try ICUError.check(code, "cicu_number_symbols_open")
    guard let opened else { throw ICUError(code: code, function: "cicu_number_symbols_open") }
    handle = opened
  }

  deinit { cicu_number_symbols_close(handle) }

  func sign(_ kind: Int) throws(ICUError) -> String {
    try ICUText.read("cicu_number_symbols_get") { buffer, capacity, code in
      cicu_number_symbols_get(handle, Int32(kind), buffer, capacity, code)
    }
  }
}
