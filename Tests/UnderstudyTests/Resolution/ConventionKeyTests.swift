import Testing
@testable import Understudy

@Suite struct ConventionKeyTests {
  @Test func setsEveryValueOfEveryKey() throws {
    var seen: Set<Conventions> = []
    for key in ConventionKey.all {
      for value in key.values {
        var conventions = Conventions()
        try ConventionKey.set(key.name, to: value, in: &conventions)
        #expect((conventions == Conventions()) == (value == key.values.first))
        seen.insert(conventions)
      }
    }
    #expect(seen.count == 1 + ConventionKey.all.reduce(0) { $0 + $1.values.count - 1 })
  }
}
