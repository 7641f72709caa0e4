import UnderstudyTesting

enum TrailScenarios {
  static let all: [SiriScenario] = [
    SiriScenario {
      UserTurn("find easy trails near Interlaken on Sunday") {
        Calls {
          FindTrails.expect(\.search.start, .equals("Interlaken"))
            .expect(\.search.difficulty, .equals(.easy)).expect(\.search.day, .equals("2026-06-14"))
        }
      }
    },
    SiriScenario {
      UserTurn("find trails from Zermatt of at most 10 kilometers") {
        Calls { FindTrails.expect(\.search.maximumLength, .equals(10)) }
        Finds { Trail.expectTitle(.equals("Waterfall Path")) }
      }
    },
    SiriScenario {
      UserTurn("find demanding hiking trails near Innsbruck") {
        Calls {
          FindTrails.expect(
            search: .properties(["start": .equals("Innsbruck"), "difficulty": .equals("hard")]))
        }
      }
    },
    SiriScenario {
      UserTurn("find hard trails tomorrow") { SiriResponse(.contains("start")) }
      UserTurn("from Grenoble") {
        Calls {
          FindTrails.expect(\.search.start, .equals("Grenoble"))
            .expect(\.search.difficulty, .equals(.hard)).expect(\.search.day, .equals("2026-06-11"))
        }
      }
    },
    SiriScenario {
      UserTurn("find moderate trails near Bern") { Calls { FindTrails.expect() } }
      UserTurn("make it easy") {
        Calls {
          FindTrails.expect(\.search.difficulty, .equals(.easy))
            .expect(\.search.start, .equals("Bern"))
        }
      }
    },
    SiriScenario {
      UserTurn("look for trails near Lugano, at most 8 km") {
        Calls {
          FindTrails.expect(\.search.start, .equals("Lugano"))
            .expect(\.search.maximumLength, .equals(8)).expect(\.search.day, .isNil)
        }
      }
    },
    SiriScenario {
      UserTurn("find trails near Davos") {
        Calls { FindTrails.expect(\.search.difficulty, .isNil) }
      }
      UserTurn("what about Chur") { Calls { FindTrails.expect(\.search.start, .equals("Chur")) } }
    },
    SiriScenario {
      UserTurn("find trails near Geneva next Saturday") {
        Calls { FindTrails.expect(\.search.day, .equals("2026-06-20")) }
      }
    },
  ]
}
