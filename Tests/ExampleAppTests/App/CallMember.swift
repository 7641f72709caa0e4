import AppIntents
import Foundation

@AppIntent(.tool)
struct CallMember: AppIntent {
  static let title: LocalizedStringResource = "Call a Member"
  static let description = IntentDescription("Telephones a member of the club.")

  @Parameter(
    title: "Member", description: "Whom to call",
    requestDisambiguationDialog: "Which member do you mean?")
  var member: Member

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Calling \(member.name).")
  }
}
