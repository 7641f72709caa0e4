import UnderstudyTesting

enum GearScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("lend me an ice axe for three days") {
        Calls { LendGear.expect(gear: .equals(["11"]), days: .equals(3)) }
      }
    },
    SiriScenario {
      UserTurn("borrow snowshoes and an avalanche beacon") {
        Calls { LendGear.expect(gear: .equals(["12", "13"]), days: .equals(1)) }
        Finds {
          Gear.expectIdentifier(12)
          Gear.expectIdentifier(13)
        }
      }
    },
    SiriScenario {
      UserTurn("rent a transceiver for a week") {
        Calls { LendGear.expect(gear: .equals(["13"]), days: .equals(7)) }
      }
    },
    SiriScenario {
      UserTurn("lend me some ice spikes") {
        Calls { LendGear.expect(gear: .equals(["15"])) }
      }
    },
    SiriScenario {
      UserTurn("lend gear for two days") { SiriResponse(.contains("gear")) }
      UserTurn("the climbing helmet") {
        Calls { LendGear.expect(gear: .equals(["14"]), days: .equals(2)) }
      }
    },
    SiriScenario {
      UserTurn("borrow the cramponss for 4 days") {
        Calls { LendGear.expect(gear: .equals(["15"]), days: .equals(4)) }
      }
    },
    SiriScenario {
      UserTurn("lend me an axe, snowshoes and a climbing helmet") {
        Calls { LendGear.expect(gear: .equals(["11", "12", "14"])) }
      }
    },
    SiriScenario {
      UserTurn("lend me gear called canoe") {
        Calls(.disallowed) { LendGear.expect() }
        SiriResponse(.contains("canoe"))
      }
      UserTurn("an ice axe then") { Calls { LendGear.expect(gear: .equals(["11"])) } }
    },
  ]
}
