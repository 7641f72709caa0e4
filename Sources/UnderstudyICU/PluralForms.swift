import CICU

/// Which amounts take the same form of a noun in a locale, as 2 and 5 do in English and not in Russian.
package enum PluralForms {
  /// The form of each amount: the place of the first amount that takes it.
  package static func forms(of amounts: [Double], locale: String) throws(ICUError) -> [Int] {
    var code: Int32 = 0
    let forms = [Int32](unsafeUninitializedCapacity: amounts.count) { buffer, count in
      buffer.initialize(repeating: 0)
      cicu_plural_forms(locale, amounts, Int32(amounts.count), buffer.baseAddress, &code)
      count = amounts.count
    }
    try ICUError.check(code, "cicu_plural_forms")
    return forms.map(Int.init)
  }
}
