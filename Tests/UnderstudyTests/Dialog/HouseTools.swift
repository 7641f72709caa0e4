import AppIntents
import Foundation

/// Tools that use all that a parameter can be told.
@AppIntent(.tool)
struct OrderTea: AppIntent {
  static let title: LocalizedStringResource = "Order Tea"
  static let description = IntentDescription("Orders tea from the kitchen.")

  @Parameter(title: "Tea", description: "Which tea to brew", supportedValues: [.green, .black])
  var tea: TeaKind

  @Parameter(title: "Mugs", description: "How many mugs", default: 1, inclusiveRange: (1, 6))
  var mugs: Int

  @Parameter(title: "Time", description: "When to serve it", kind: .time)
  var time: DateComponents?

  @Parameter(title: "Day", description: "The day to serve it", kind: .date)
  var day: Date?

  @Parameter(title: "Honey", description: "Whether to add honey")
  var honey: Bool?

  @Parameter(title: "Temperature", description: "How hot it is", defaultUnit: .celsius)
  var temperature: Measurement<UnitTemperature>?

  @Parameter(title: "Steeping", description: "How long it steeps")
  var steeping: Duration?

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: "\(mugs) × \(tea.rawValue)", dialog: "Tea is on its way.")
  }
}

enum TeaKind: String, AppEnum {
  case green, black, chamomile

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let caseDisplayRepresentations: [TeaKind: DisplayRepresentation] = [
    .green: "Green", .black: "Black", .chamomile: "Chamomile",
  ]
}

/// Asks for all that an intent can ask for.
@AppIntent(.tool)
struct WaterPlants: AppIntent {
  static let title: LocalizedStringResource = "Water Plants"
  static let description = IntentDescription("Waters the plants of the house.")

  @Parameter(title: "Liters", description: "How much water")
  var liters: Int?

  @Parameter(title: "Plant", description: "Which plant")
  var plant: PlantKind?

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    let amount = try await $liters.requestValue("How many liters?")
    let kind = try await $plant.requestDisambiguation(
      among: [.fern, .cactus], dialog: "Fern or cactus?")
    guard try await $plant.requestConfirmation(for: kind, dialog: "Really that one?") else {
      return .result(value: [], dialog: "Nothing was watered.")
    }
    let choice = try await requestChoice(
      between: [IntentChoiceOption(title: "Now"), IntentChoiceOption(title: "Tonight")],
      dialog: "Now or tonight?")
    return .result(
      value: ["\(amount)", kind.rawValue, String(localized: choice.title)], dialog: "Done.")
  }
}

enum PlantKind: String, AppEnum {
  case fern, cactus, palm

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Plant"
  static let caseDisplayRepresentations: [PlantKind: DisplayRepresentation] = [
    .fern: "Fern", .cactus: "Cactus", .palm: "Palm",
  ]
}
