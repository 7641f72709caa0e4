import AppIntents
import Foundation

enum Fund: String, AppEnum {
  case huts, trails, youth

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fund"
  static let caseDisplayRepresentations: [Fund: DisplayRepresentation] = [
    .huts: "Hut fund", .trails: "Trail fund", .youth: "Youth fund",
  ]
}

@AppIntent(.tool)
struct Donate: AppIntent {
  static let title: LocalizedStringResource = "Donate"
  static let description = IntentDescription("Gives money to a fund of the club.")

  @Parameter(title: "Amount", description: "How much money to give")
  var amount: IntentCurrencyAmount

  @Parameter(title: "Fund", description: "What the money is for", default: .huts)
  var fund: Fund

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      result: .result(dialog: "Give \(amount.amount) \(amount.currencyCode)?"),
      confirmationActionName: .pay)
    return .result(dialog: "Thank you.")
  }
}
