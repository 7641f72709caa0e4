import Testing
@testable import Understudy
@testable import UnderstudyTesting

@Suite struct SuiteUpdateTests {
  private func report(_ text: String) throws -> SuiteReport {
    try PhraseSuite(text, name: "s").report(
      on: SuiteSubjects(entities: [Schemas.train]), with: Engine.extractor)
  }

  @Test func keepsCommentsOrderAndWhatPassed() throws {
    let update = SuiteUpdate(
      try report(
        """
        # head
        @now 2026-06-10T09:00
        from Turin to Bari
            from = Bari
            # why
            to = Bari

        # another
        to Bari tomorrow
        the cat sleeps
          to = Bari
        """))
    #expect(
      update.text == """
        # head
        @now 2026-06-10T09:00
        from Turin to Bari
            from = Turin
            # why
            to = Bari

        # another
        to Bari tomorrow
          to = Bari
          day = 2026-06-11
          missing from
        the cat sleeps
          to = -
        """)
    #expect(update.changes.map(\.removed) == [["from = Bari"], [], ["to = Bari"]])
    #expect(
      update.changes.map(\.added)
        == [["from = Turin"], ["to = Bari", "day = 2026-06-11", "missing from"], ["to = -"]])
  }

  @Test func keepsTheOtherMembersOfJSONLines() throws {
    let update = SuiteUpdate(
      try report(
        #"""
        {"now":"2026-06-10T09:00"}
        {"id":"a","phrase":"from Turin to Bari","expect":{"from":"Bari"}}
        {"id":"b","phrase":"hm","none":true}

        """#))
    #expect(
      update.text == #"""
        {"now":"2026-06-10T09:00"}
        {"id":"a","phrase":"from Turin to Bari","expect":{"from":"Turin"}}
        {"id":"b","phrase":"hm","none":true}

        """#)
  }

  @Test(arguments: [
    "@now 2026-06-10T09:00\n@only\nfrom Turin to Bari tomorrow\nhm\r\nto Bari\n  from = -\n",
    "@now 2026-06-10T09:00\nwith a bicycle to Bari\n  only\n  to = \"-\"\n2 to Bari\n",
  ]) func makesEveryPhrasePass(text: String) throws {
    let updated = SuiteUpdate(try report(text)).text
    let report = try report(updated)
    #expect(report.hasPassed, "\(report)")
    #expect(SuiteUpdate(report).text == updated)
  }
}
