import Testing

@Suite struct MisuseTests {
  @Test(arguments: Misuse.declarations + Misuse.queries + Misuse.performances + Misuse.expectations)
  func isToldClearly(_ misuse: Misuse) async throws {
    let said = try await misuse.said()
    #expect(said.contains(misuse.expected))
  }

  @Test func tableHoldsFiftyKinds() {
    let all = Misuse.declarations + Misuse.queries + Misuse.performances + Misuse.expectations
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.count >= 50)
  }
}
