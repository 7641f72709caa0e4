import AppIntents
import Foundation

/// Tells what each of some people has to pay.
@AppIntent(.tool)
struct SplitBill: AppIntent {
  static let title: LocalizedStringResource = "Split Bill"
  static let description = IntentDescription("Divides a bill among people and adds a tip.")

  @Parameter(title: "Total", description: "The amount of money on the bill")
  var total: IntentCurrencyAmount

  @Parameter(
    title: "People", description: "How many people share the bill", inclusiveRange: (1, 100))
  var people: Int

  @Parameter(title: "Tip", description: "The tip in percent")
  var tip: Double?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let whole = total.amount * (1 + Decimal(tip ?? 0) / 100)
    var (share, rounded) = (whole / Decimal(people), Decimal())
    NSDecimalRound(&rounded, &share, 2, .up)
    let each = "\(rounded) \(total.currencyCode)"
    return .result(value: each, dialog: "Each pays \(each).")
  }
}
