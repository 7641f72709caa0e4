import UnderstudyTesting

enum MemberScenarios {
  static let all = [
    SiriScenario {
      UserTurn("call Otto Brandt") {
        Calls { CallMember.expect(member: .equals("m2")) }
        SiriResponse(.contains("Calling Otto"))
      }
    },
    SiriScenario {
      UserTurn("phone Priya") { Calls { CallMember.expect(member: .equals("m4")) } }
    },
    SiriScenario {
      UserTurn("call Ines") { SiriResponse(.equals("Which member do you mean?")) }
      UserTurn("Keller") { Calls { CallMember.expect(member: .equals("m3")) } }
    },
    SiriScenario {
      UserTurn("call Ines") { Calls(.disallowed) { CallMember.expect() } }
      UserTurn("the guide") { Calls { CallMember.expect(member: .equals("m1")) } }
    },
    SiriScenario {
      UserTurn("call Ines")
      UserTurn("the first one") { Calls { CallMember.expect(member: .equals("m1")) } }
    },
    SiriScenario {
      UserTurn("call the hut warden") { Calls { CallMember.expect(member: .equals("m3")) } }
    },
    SiriScenario {
      UserTurn("ring pria raman") { Calls { CallMember.expect(member: .equals("m4")) } }
    },
    SiriScenario {
      UserTurn("call Ludwig Steiner") {
        Calls(.disallowed) { CallMember.expect() }
        SiriResponse(.contains("Ludwig Steiner"))
      }
    },
    SiriScenario {
      UserTurn("call m2") { Calls { CallMember.expect(member: .equals("m2")) } }
    },
  ]
}
