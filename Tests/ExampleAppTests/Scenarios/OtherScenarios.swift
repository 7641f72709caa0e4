import UnderstudyTesting

enum OtherScenarios {
  static let all = [
    SiriScenario {
      UserTurn("what is the capital of France") { SiriResponse(.isNil) }
    } expectation: {
      Calls(.disallowed) {
        BookHut.expect()
        FindTrails.expect()
        CallMember.expect()
        RemindGroup.expect()
      }
    },
    SiriScenario {
      UserTurn("the weather is lovely") { SiriResponse(.isNil) }
    },
    SiriScenario {
      UserTurn("call Otto Brandt")
      UserTurn("book Larch Hut for two nights from Friday")
    } expectation: {
      Calls(.ordered) {
        CallMember.expect(member: .equals("m2"))
        BookHut.expect(hut: .equals("larch"))
      }
    },
    SiriScenario {
      UserTurn("call Priya")
      UserTurn("find easy trails near Bern")
    } expectation: {
      Calls(.unordered) {
        FindTrails.expect(\.search.difficulty, .equals(.easy))
        CallMember.expect(\.member, .id("m4"))
      }
    },
    SiriScenario {
      UserTurn("book Larch Hut on Friday") { SiriResponse(.contains("nights")) }
      UserTurn("call Otto Brandt") { Calls { CallMember.expect(member: .equals("m2")) } }
    } expectation: {
      Calls(.disallowed) { BookHut.expect() }
    },
  ]
}
