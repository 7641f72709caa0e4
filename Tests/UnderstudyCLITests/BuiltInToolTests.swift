import Foundation
import Testing

@testable import UnderstudyCLI

@Suite struct BuiltInToolTests {
  @Test func areAllListedUnderTheirNames() {
    #expect(BuiltInTool.all.map(\.name) == ["SearchFlights", "SetTimer", "SplitBill"])
  }

  @Test(arguments: [
    (84, 4, nil, "21"), (100, 3, nil, "33.34"), (50, 2, 10.0, "27.5"),
  ]) func dividesABill(total: Int, people: Int, tip: Double?, each: String) async throws {
    var bill = SplitBill()
    bill.total = .init(amount: Decimal(total), currencyCode: "EUR")
    bill.people = people
    bill.tip = tip
    #expect(try await bill.perform().value == "\(each) EUR")
  }
}
