import Testing

@testable import UnderstudyLexicons

/// Entries by their distance from a place.
@Suite struct NearestEntriesTests {
  private let index: LexiconIndex

  init() throws { index = try CompiledLexicons.index.get() }

  private func keys(
    _ latitude: Double, _ longitude: Double, count: Int = 3,
    detour: (Entry) -> Double? = { $0.text("status") == "scheduled" ? 1 : nil }
  ) throws -> [String] {
    let near = try #require(NearestEntries(of: "airport", in: index))
    return near.entries(to: (latitude, longitude), count: count) { id in
      index.entry(id).flatMap(detour)
    }.compactMap { index.entry($0)?.key }
  }

  @Test func ordersByDistance() throws {
    #expect(try keys(64.13, -21.94, count: 2) == ["RKV", "KEF"])
  }

  @Test func countsDetours() throws {
    let keys = try keys(64, -22.2, count: 1) { entry in
      entry.text("status") == "scheduled" ? (entry.key == "RKV" ? 1_000 : 1) : nil
    }
    #expect(keys == ["KEF"])
  }

  @Test func goesRoundTheEarth() throws {
    // Just west of the 180th degree, whose nearest airport lies just east of it.
    #expect(try keys(-16.7, 179.99, count: 1) == ["TVU"])
  }

  @Test func givesNoneThatIsNotWanted() throws {
    #expect(try keys(64.13, -21.94) { _ in nil }.isEmpty)
  }

  @Test func knowsNoDistanceOfThingsWithoutPosition() {
    #expect(NearestEntries(of: "airline", in: index) == nil)
    #expect(NearestEntries(of: "nothing", in: index) == nil)
  }
}
