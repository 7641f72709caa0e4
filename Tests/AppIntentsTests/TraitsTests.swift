import AppIntents
import Testing

@Suite struct TraitsTests {
  @Test func traitsAreSets() {
    #expect(AppEntityTraits() != .generable)
    #expect(([.generable] as AppEntityTraits) == .generable)
    #expect(AppEntityTraits.generable.union([]).contains(.generable))
    #expect(AppIntentTraits.tool.subtracting(.tool).isEmpty)
  }
}
