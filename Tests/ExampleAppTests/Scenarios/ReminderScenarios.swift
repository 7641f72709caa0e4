import UnderstudyTesting

enum ReminderScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("remind the group to bring headlamps") {
        Calls { RemindGroup.expect(message: .contains("bring headlamps"), time: .isNil) }
      }
    },
    SiriScenario {
      UserTurn("remind the group tomorrow at 8 am to pack lunch") {
        Calls {
          RemindGroup.expect(message: .contains("pack lunch"), time: .equals("2026-06-11T08:00"))
        }
      }
    },
    SiriScenario {
      UserTurn("send the group a reminder saying \"meet at the bridge\"") {
        Calls { RemindGroup.expect(message: .equals("meet at the bridge")) }
      }
    },
    SiriScenario {
      UserTurn("remind the group") { SiriResponse(.contains("message")) }
      UserTurn("wax the skis") {
        Calls { RemindGroup.expect(message: .equals("wax the skis")).result(.contains("skis")) }
      }
    },
    SiriScenario {
      UserTurn("send a reminder to the group: boots") { Calls { RemindGroup.expect() } }
    },
    SiriScenario {
      UserTurn("send the group a reminder saying \"go\"") {
        Calls(.disallowed) { RemindGroup.expect() }
        SiriResponse(.contains("That is short"))
      }
      UserTurn("go to the hut") { Calls { RemindGroup.expect(message: .equals("go to the hut")) } }
    },
  ]
}
