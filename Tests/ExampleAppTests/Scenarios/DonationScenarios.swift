import AppIntents
import UnderstudyTesting

enum DonationScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("donate 50 francs to the trail fund") {
        Calls {
          Donate.expect(\.fund, .equals(.trails))
            .expect(\.amount, .equals(IntentCurrencyAmount(amount: 50, currencyCode: "CHF")))
        }
        SiriResponse(.equals("Give 50 CHF?"))
      }
      UserTurn("yes") { SiriResponse(.equals("Thank you.")) }
    },
    SiriScenario {
      UserTurn("donate 20 dollars") { Calls { Donate.expect(fund: .equals("huts")) } }
      UserTurn("yes please") { SiriResponse(.equals("Thank you.")) }
    },
    SiriScenario {
      UserTurn("donate €100 to the youth fund") {
        Calls { Donate.expect(fund: .equals(Fund.youth)) }
      }
      UserTurn("no") { Fails(.contains("not confirmed")) }
    },
    SiriScenario {
      UserTurn("donate to the youth fund") { SiriResponse(.contains("amount")) }
      UserTurn("thirty euros") {
        Calls {
          Donate.expect(
            amount: .equals(IntentCurrencyAmount(amount: 30, currencyCode: "EUR")),
            fund: .equals("youth"))
        }
      }
      UserTurn("pay") { SiriResponse(.equals("Thank you.")) }
    },
    SiriScenario {
      UserTurn("give $15 to the hut fund") { SiriResponse(.equals("Give 15 USD?")) }
      UserTurn("the weather is lovely") { SiriResponse(.equals("Give 15 USD?")) }
      UserTurn("sure") { SiriResponse(.equals("Thank you.")) }
    },
    SiriScenario {
      UserTurn("donate 10 dollars to the trail fund")
      UserTurn("call Otto Brandt") { Calls { CallMember.expect(member: .equals("mbr202")) } }
    } expectation: {
      Calls(.ordered) {
        Donate.expect()
        CallMember.expect()
      }
    },
  ]
}
