import Foundation
import UnderstudyTesting

enum DiaryScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("log the Ridge Loop, it took four hours") {
        Calls {
          LogHike.expect(\.trail.name, .equals("Ridge Loop"))
            .expect(\.duration, .equals(.seconds(14_400))).expect(\.climb, .isNil)
        }
        SiriResponse(.equals("Logged Ridge Loop."))
      }
    },
    SiriScenario {
      UserTurn("log a hike on the Old Pass in 6 hours and 30 minutes with 900 meters of climb") {
        Calls {
          LogHike.expect(\.duration, .equals(.seconds(23_400)))
            .expect(\.climb, .equals(Measurement(value: 900, unit: .meters)))
        }
      }
    },
    SiriScenario {
      UserTurn("record a hike of two hours on the waterfall path") {
        Calls { LogHike.expect(\.trail.kilometers, .equals(6)) }
      }
    },
    SiriScenario {
      UserTurn("log a hike on the Ridge Loop") { SiriResponse(.contains("duration")) }
      UserTurn("90 minutes") { Calls { LogHike.expect(duration: .equals("PT1H30M")) } }
    },
    SiriScenario {
      UserTurn("log a hike of three hours") { SiriResponse(.contains("trail")) }
      UserTurn("Old Pass") { Calls { LogHike.expect(\.trail.name, .equals("Old Pass")) } }
    },
    SiriScenario {
      UserTurn("log a hike on a trail over 20 kilometers, it took 7 hours") {
        Calls { LogHike.expect(\.trail.name, .equals("Old Pass")) }
      }
    },
    SiriScenario {
      UserTurn("log a hike on the Moon Path in two hours") {
        Calls(.disallowed) { LogHike.expect() }
        SiriResponse(.contains("Moon Path"))
      }
    },
  ]
}
