import AppIntents
import Foundation

@AppIntent(.tool)
struct CancelStay: AppIntent {
  static let title: LocalizedStringResource = "Cancel a Stay"
  static let description = IntentDescription("Cancels a stay in a hut.")

  @Parameter(title: "Hut", description: "The hut whose stay is cancelled")
  var hut: Hut

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let choice = try await requestChoice(
      between: [
        IntentChoiceOption(title: "Refund"), IntentChoiceOption(title: "Voucher"),
        IntentChoiceOption(title: "Keep the booking", style: .cancel),
      ], dialog: "Do you want a refund or a voucher?")
    return .result(dialog: "\(choice.title) for \(hut.name).")
  }
}
