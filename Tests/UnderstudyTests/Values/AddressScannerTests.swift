import Testing

@testable import Understudy

/// Addresses and telephone numbers between the words of scripts without spaces, and in their digits.
@Suite struct AddressScannerTests {
  @Test(arguments: [
    ("zh", "地址是10.0.0.7吧", "ipAddress 10.0.0.7"), ("ja", "例はexample.orgです", "url example.org"),
    ("ar", "٦٥٠-٧٠١-٨٨٨٧", "phone 6507018887"),
  ]) func readsAddressesBetweenOtherScripts(
    locale: String, phrase: String, expected: String
  ) throws {
    #expect(try Engine.values(phrase, in: Engine.context(locale: locale)).contains(expected))
  }
}
