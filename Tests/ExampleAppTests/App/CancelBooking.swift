import AppIntents
import Foundation

@AppIntent(.tool)
struct CancelBooking: AppIntent {
  static let title: LocalizedStringResource = "Cancel a Booking"
  static let description = IntentDescription("Cancels the reservation of a hut.")

  @Parameter(title: "Hut", description: "The hut whose booking is cancelled")
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
