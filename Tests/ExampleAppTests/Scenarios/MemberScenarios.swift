import UnderstudyTesting

enum MemberScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("call Otto Brandt") {
        Calls { CallMember.expect(member: .equals("M-202")) }
        SiriResponse(.contains("Calling Otto"))
      }
    },
    SiriScenario {
      UserTurn("phone Priya") { Calls { CallMember.expect(member: .equals("M-204")) } }
    },
    SiriScenario {
      UserTurn("call Ines") { SiriResponse(.equals("Which member do you mean?")) }
      UserTurn("Keller") { Calls { CallMember.expect(member: .equals("M-203")) } }
    },
    SiriScenario {
      UserTurn("call Ines") { Calls(.disallowed) { CallMember.expect() } }
      UserTurn("the guide") { Calls { CallMember.expect(member: .equals("M-201")) } }
    },
    SiriScenario {
      UserTurn("call Ines")
      UserTurn("the first one") { Calls { CallMember.expect(member: .equals("M-201")) } }
    },
    SiriScenario {
      UserTurn("call the hut warden") { Calls { CallMember.expect(member: .equals("M-203")) } }
    },
    SiriScenario {
      UserTurn("ring pria raman") { Calls { CallMember.expect(member: .equals("M-204")) } }
    },
    SiriScenario {
      UserTurn("call Ludwig Steiner") {
        Calls(.disallowed) { CallMember.expect() }
        SiriResponse(.contains("Ludwig Steiner"))
      }
    },
    SiriScenario {
      UserTurn("call M-202") { Calls { CallMember.expect(member: .equals("M-202")) } }
    },
  ]
}
