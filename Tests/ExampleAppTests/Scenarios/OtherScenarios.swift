import UnderstudyTesting

enum OtherScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("why do cats purr at night") { SiriResponse(.isNil) }
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
        CallMember.expect(member: .equals("mbr202"))
        BookHut.expect(hut: .equals("larch"))
      }
    },
    SiriScenario {
      UserTurn("lend me an ice axe for two days and call Otto Brandt") {
        Calls(.ordered) {
          LendGear.expect(gear: .equals(["11"]), days: .equals(2))
          CallMember.expect(member: .equals("mbr202"))
        }
      }
    },
    SiriScenario {
      UserTurn("donate 20 euros and find easy trails near Bern") {
        SiriResponse(.equals("Give 20 EUR?"))
        Calls(.disallowed) { FindTrails.expect() }
      }
      UserTurn("yes") { Calls { FindTrails.expect(\.search.start, .equals("Bern")) } }
    },
    SiriScenario {
      UserTurn("call Priya")
      UserTurn("find easy trails near Bern")
    } expectation: {
      Calls(.unordered) {
        FindTrails.expect(\.search.difficulty, .equals(.easy))
        CallMember.expect(\.member, .id("mbr204"))
      }
    },
    SiriScenario {
      UserTurn("book Larch Hut on Friday") { SiriResponse(.contains("nights")) }
      UserTurn("call Otto Brandt") { Calls { CallMember.expect(member: .equals("mbr202")) } }
    } expectation: {
      Calls(.disallowed) { BookHut.expect() }
    },
  ]
}
