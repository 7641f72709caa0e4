import AppIntents
import Foundation

@AppIntent(.tool)
struct BookRoom: AppIntent {
  static let title: LocalizedStringResource = "Book a Room"
  static let description = IntentDescription("Books a room for some nights.")

  @Parameter(title: "Stay", description: "Where and when")
  var stay: HotelStay

  @Parameter(
    title: "Beds", description: "How many beds", default: 2, inclusiveRange: (1, 4),
    requestValueDialog: "How many beds?")
  var beds: Int

  @Parameter(title: "Budget", inclusiveRange: (0, 500))
  var budget: Double?

  @Parameter(
    title: "Room", default: .double, requestDisambiguationDialog: "Which room?",
    supportedValues: [.single, .double])
  var room: RoomKind?

  @Parameter(title: "Check-in", kind: .time)
  var checkIn: DateComponents?

  @Parameter(title: "Breakfast", default: true, displayName: .init(true: "with", false: "without"))
  var breakfast: Bool

  @Parameter(title: "Hotel", query: HotelQuery())
  var hotel: Hotel?

  @Parameter(title: "Alternatives", size: 2, optionsProvider: HotelOptions())
  var alternatives: [Hotel]?

  @Parameter(title: "Distance", defaultValue: 2, defaultUnit: .kilometers)
  var distance: Measurement<UnitLength>

  @Parameter(description: "What the staff should know")
  var noteForStaff: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$room, .equalTo, .single) {
      Summary("Book a single room for \(\.$stay)")
    } otherwise: {
      Switch(\.$beds) {
        Case(1) { Summary("Book one bed for \(\.$stay)") { \.$budget } }
        DefaultCase {
          Summary("Book \(\.$beds) beds for \(\.$stay)") {
            \.$budget; \.$checkIn
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[Hotel]> & ProvidesDialog {
    .result(value: try await HotelQuery().entities(matching: stay.city), dialog: "Booked \(beds)")
  }
}

struct HotelOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<Hotel> {
    ItemCollection(promptLabel: "Where?") {
      ItemSection("By the sea") { Item(Hotel(id: "h1"), title: "Harbour House") }
      ItemSection("In the hills", items: [Hotel(id: "h2")])
    }
  }
}
