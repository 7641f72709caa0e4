import UnderstudyTesting

enum HutScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("book Larch Hut for two nights from Friday") {
        Calls {
          BookHut.expect(
            hut: .equals("larch"), start: .equals("2026-06-12"), nights: .equals(2),
            bunks: .equals(1), meals: .isNil)
        }
        SiriResponse(.equals("Booked Larch Hut for 2 nights."))
      }
    },
    SiriScenario {
      UserTurn("reserve three bunks in Raven Lodge for two nights from July 4 with half board") {
        Calls {
          BookHut.expect(\.hut.name, .equals("Raven Lodge")).expect(\.bunks, .equals(3))
            .expect(\.nights, .equals(2)).expect(\.meals, .equals(.halfBoard))
            .expect(\.start, .equals("2026-07-04")).result(.equals(6))
        }
      }
    },
    SiriScenario {
      UserTurn("book the raven lodge tomorrow for 3 nights, half board") {
        Calls { BookHut.expect(meals: .equals("halfBoard"), nights: .equals(3)) }
        Finds { Hut.expectIdentifier("raven") }
      }
    },
    SiriScenario {
      UserTurn("book bunks in the hut Raven Lodge for two nights") {
        Calls(.disallowed) { BookHut.expect() }
        SiriResponse(.contains("start"))
      }
      UserTurn("next Monday") {
        Calls { BookHut.expect(start: .equals("2026-06-15"), hut: .equals("raven")) }
      }
    },
    SiriScenario {
      UserTurn("book a hut for two nights from Saturday") { SiriResponse(.equals("Which hut?")) }
      UserTurn("the Larch Hut") {
        Calls { BookHut.expect(hut: .equals("larch"), start: .equals("2026-06-13")) }
      }
    },
    SiriScenario {
      UserTurn("book Spring Hut from Saturday for two nights") {
        SiriResponse(.contains("Upper Spring Hut, Lower Spring Hut"))
      }
      UserTurn("the second one") { Calls { BookHut.expect(hut: .equals("lower-spring")) } }
    },
    SiriScenario {
      UserTurn("book Spring Hut from Saturday for two nights")
      UserTurn("the upper one") { Calls { BookHut.expect(hut: .equals("upper-spring")) } }
    },
    SiriScenario {
      UserTurn("book Larch Hut for two nights from Friday") { Calls { BookHut.expect() } }
      UserTurn("make it Saturday") {
        Calls { BookHut.expect(start: .equals("2026-06-13"), nights: .equals(2)) }
      }
    },
    SiriScenario {
      UserTurn("book Larch Hut on Friday") { SiriResponse(.contains("nights")) }
      UserTurn("three") { Calls { BookHut.expect(nights: .equals(3)) } }
    },
    SiriScenario {
      UserTurn("book Larch Hut on Friday")
      UserTurn("never mind") { SiriResponse(.isNil) }
    } expectation: {
      Calls(.disallowed) { BookHut.expect() }
    },
    SiriScenario {
      UserTurn("book Larch Hut on Friday for 40 nights") {
        Calls(.disallowed) { BookHut.expect() }
        SiriResponse(.contains("nights"))
      }
    },
    SiriScenario {
      UserTurn("reserve the larch hutt for 2 nights starting June 20") {
        Calls { BookHut.expect(hut: .equals("larch"), start: .equals("2026-06-20")) }
      }
    },
    SiriScenario {
      UserTurn("cancel the booking of Raven Lodge") {
        Calls { CancelStay.expect(hut: .equals("raven")) }
        SiriResponse(.equals("Do you want a refund or a voucher?"))
      }
      UserTurn("a voucher please") { SiriResponse(.equals("Voucher for Raven Lodge.")) }
    },
    SiriScenario {
      UserTurn("cancel my reservation at Larch Hut")
      UserTurn("the first one") { SiriResponse(.equals("Refund for Larch Hut.")) }
    },
    SiriScenario {
      UserTurn("cancel the Larch Hut booking")
      UserTurn("purple elephants") { SiriResponse(.contains("refund or a voucher")) }
      UserTurn("refund") { SiriResponse(.contains("Refund")) }
    },
  ]
}
