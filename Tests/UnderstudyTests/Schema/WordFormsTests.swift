import Testing

@testable import Understudy

@Suite struct WordFormsTests {
  @Test(arguments: [
    ("biking", "bike", true), ("biked", "biking", true), ("runs", "running", true),
    ("ran", "run", true), ("berries", "berry", true), ("stopped", "stop", true),
    ("bike", "bake", false), ("later", "latest", false), ("king", "k", false), ("", "", true),
    ("sing", "s", false),
  ]) func knowsFormsOfOneWord(first: String, second: String, areForms: Bool) throws {
    let forms = try Engine.language("en_US").wordForms
    let (one, other) = (forms.word(Array(first.utf16)), forms.word(Array(second.utf16)))
    #expect(one.isForm(of: other) == areForms)
    #expect(other.isForm(of: one) == areForms)
  }

  @Test func languageWithoutEndingsKnowsTheWordItself() {
    let forms = WordForms()
    #expect(forms.word(Array("laufen".utf16)).isForm(of: forms.word(Array("laufen".utf16))))
    #expect(!forms.word(Array("laufen".utf16)).isForm(of: forms.word(Array("lauft".utf16))))
  }
}
