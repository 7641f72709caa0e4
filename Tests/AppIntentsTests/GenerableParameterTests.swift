import Testing

/// What the compiler says about parameters that hold generable entities.
@Suite struct GenerableParameterTests {
  private static let source = """
    import AppIntents
    import Foundation

    @AppEntity(.generable) struct Visit: TransientAppEntity {
      @Property(title: "Time", description: "When it takes place") var time: Date
    }
    @AppIntent(.tool) struct ScheduleVisit: AppIntent {
      static let title: LocalizedStringResource = "Schedule a Visit"
      @Parameter(title: "Visit", description: "When") var visit: Visit
      func perform() async throws -> some IntentResult { .result() }
    }
    """

  @Test func areReachedByAPathFromAnotherFile() throws {
    let use = "func path() -> Any { \\ScheduleVisit.visit.time }"
    #expect(try CompilerFixture(source: Self.source, use: use).errors() == [])
  }
}
