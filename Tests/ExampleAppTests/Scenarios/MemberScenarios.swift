import UnderstudyTesting

enum MemberScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("call Otto Brandt") {
        Calls { CallMember.expect(member: .equals("mbr202")) }
        SiriResponse(.contains("Calling Otto"))
      }
    },
    SiriScenario {
      UserTurn("phone Priya") { Calls { CallMember.expect(member: .equals("mbr204")) } }
    },
    SiriScenario {
      UserTurn("call Ines") { SiriResponse(.equals("Which member do you mean?")) }
      UserTurn("Keller") { Calls { CallMember.expect(member: .equals("mbr203")) } }
    },
    SiriScenario {
      UserTurn("call Ines") { Calls(.disallowed) { CallMember.expect() } }
      UserTurn("the guide") { Calls { CallMember.expect(member: .equals("mbr201")) } }
    },
    SiriScenario {
      UserTurn("call Ines")
      UserTurn("the first one") { Calls { CallMember.expect(member: .equals("mbr201")) } }
    },
    SiriScenario {
      UserTurn("call the hut warden") { Calls { CallMember.expect(member: .equals("mbr203")) } }
    },
    SiriScenario {
      UserTurn("call priya ramann") { Calls { CallMember.expect(member: .equals("mbr204")) } }
    },
    SiriScenario {
      UserTurn("call the club member Ludwig Steiner") {
        Calls(.disallowed) { CallMember.expect() }
        SiriResponse(.contains("Ludwig Steiner"))
      }
    },
    SiriScenario {
      UserTurn("call mbr202") { Calls { CallMember.expect(member: .equals("mbr202")) } }
    },
  ]
}
