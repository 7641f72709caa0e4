import AppIntents
import Foundation

enum MealPlan: String, AppEnum {
  case selfCatering, breakfast, halfBoard

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Meal plan"
  static let caseDisplayRepresentations: [MealPlan: DisplayRepresentation] = [
    .selfCatering: "No meals", .breakfast: "Breakfast", .halfBoard: "Half board",
  ]
}

@AppIntent(.tool)
struct BookHut: AppIntent {
  static let title: LocalizedStringResource = "Book a Hut"
  static let description = IntentDescription("Reserves bunks in a mountain hut for some nights.")

  @Parameter(title: "Hut", description: "The hut to sleep in", requestValueDialog: "Which hut?")
  var hut: Hut

  @Parameter(title: "Start", description: "The first night", kind: .date)
  var start: Date

  @Parameter(title: "Nights", description: "How many nights to stay", inclusiveRange: (1, 14))
  var nights: Int

  @Parameter(title: "Bunks", description: "How many bunks to reserve", default: 1)
  var bunks: Int

  @Parameter(title: "Meals", description: "What to eat there")
  var meals: MealPlan?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: nights * bunks, dialog: "Booked \(hut.name) for \(nights) nights.")
  }
}
