import AppIntents
import Foundation

@AppIntent(.tool)
struct LendGear: AppIntent {
  static let title: LocalizedStringResource = "Lend Gear"
  static let description = IntentDescription(
    "Lends equipment of the club to a member.", searchKeywords: ["borrow", "rent"])

  @Parameter(title: "Gear", description: "The things to lend", size: .init(min: 1, max: 3))
  var gear: [Gear]

  @Parameter(title: "Days", description: "For how many days", default: 1, inclusiveRange: (1, 21))
  var days: Int

  func perform() async throws -> some IntentResult & ReturnsValue<[Gear]> {
    .result(value: gear)
  }
}
