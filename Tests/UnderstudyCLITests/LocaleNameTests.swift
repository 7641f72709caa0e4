import Testing

@testable import UnderstudyCLI

@Suite struct LocaleNameTests {
  @Test(arguments: [
    ("en_US", "en_US"), ("de-de", "de_DE"), ("ja", "ja"), ("zh-hans-cn", "zh_Hans_CN"),
    ("es-419", "es_419"), ("", nil), ("C", nil), ("_US", nil), ("en_", nil), ("en US", nil),
    ("éa_FR", nil), ("toolonglanguage", nil), ("12_US", nil),
  ]) func spellsNamesAsICUDoes(text: String, identifier: String?) {
    #expect(LocaleName(text)?.identifier == identifier)
  }

  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "sr_RS@latin"], "sr_RS"),
    (["LANG": "C.UTF-8"], nil), (["LANG": "POSIX"], nil), ([:], nil),
    (["LANG": "de_DE", "LC_ALL": "fr_FR.UTF-8"], "fr_FR"),
    (["LANG": "de_DE", "LC_ALL": ""], "de_DE"),
    (["LANG": "de_DE", "LC_ALL": "C"], nil), (["LC_ALL": "xx"], nil),
    (["LANG": "tlh_US"], nil),
  ]) func takesTheEnvironmentInItsOrder(environment: [String: String], identifier: String?) {
    #expect(LocaleName(environment: environment)?.identifier == identifier)
  }
}
