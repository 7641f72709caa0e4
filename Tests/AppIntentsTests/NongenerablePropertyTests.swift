import Foundation
import Testing

/// What the compiler says about entities that must not compile, and where.
@Suite struct NongenerablePropertyTests {
  private static let message =
    "'_requireGenerable' is unavailable: the type of this property is not generable. A property of a generable entity is an integer, Double, Float, Decimal, Bool, String, Date, DateComponents, Duration, DateInterval, URL, Measurement, IntentCurrencyAmount, PersonNameComponents, Calendar.RecurrenceRule, an AppEnum, another GenerableEntity, or an array or an optional of one of these"

  private static let support = """
    import AppIntents
    import Foundation

    struct Hotel: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hotel"
      static let defaultQuery = HotelQuery()
      let id: String
      var displayRepresentation: DisplayRepresentation { "Hotel" }
    }
    struct HotelQuery: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Hotel] { [] }
    }
    final class Record: Sendable {}
    enum Room: String, AppEnum {
      case single
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
      static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [:]
    }
    @AppEntity(.generable) struct Nested: TransientAppEntity {}
    """

  /// One entity for each type, whose property of that type has the last line but one to itself.
  private static func source(_ types: [String]) -> String {
    let entities = types.enumerated().map { number, type in
      """
      @AppEntity(.generable) struct Stay\(number): TransientAppEntity {
        @Property(title: "Name") var name: String
        @Property(title: "Value", description: "Of the type in question")
        var value: \(type)
      }
      """
    }
    return ([support] + entities).joined(separator: "\n")
  }

  /// The places at which the types are written.
  private static func places(_ types: [String]) -> [CompilerFixture.Report] {
    let first = support.split(separator: "\n", omittingEmptySubsequences: false).count + 4
    return types.indices.map {
      CompilerFixture.Report(line: first + 5 * $0, column: 14, message: message)
    }
  }

  @Test func valueOfAnotherKindIsRefusedAtItsProperty() throws {
    let types = ["Hotel", "[Hotel]", "Hotel?", "[[Int]]", "[Int?]", "IntentPerson", "Set<Int>"]
    #expect(try CompilerFixture(source: Self.source(types)).errors() == Self.places(types))
  }

  @Test func valueOfNoKindIsRefusedAtItsProperty() throws {
    let types = ["[String: Int]", "Record", "(Int, Int)"]
    let errors = try CompilerFixture(source: Self.source(types)).errors()
    #expect(errors.filter { $0.message == Self.message } == Self.places(types))
  }

  @Test func generableValueIsAccepted() throws {
    let types = [
      "Int", "UInt64?", "[Double]", "[Date]?", "Float", "Decimal", "Bool", "DateComponents",
      "Duration?", "DateInterval", "URL", "Measurement<UnitLength>", "IntentCurrencyAmount",
      "PersonNameComponents", "Calendar.RecurrenceRule", "Room", "[Room]?", "Nested", "[Nested]",
    ]
    #expect(try CompilerFixture(source: Self.source(types)).errors() == [])
  }

  @Test func conformanceFromElsewhereIsEnough() throws {
    let source = """
      import AppIntents
      import Foundation
      protocol Bookable: TransientAppEntity {}
      @AppEntity(.generable) struct Stay: Bookable {
        @Property(title: "City") var city: String
      }
      protocol Command: AppIntent {}
      @AppIntent(.tool) struct Find: Command {
        static let title: LocalizedStringResource = "Find"
        func perform() async throws -> some IntentResult { .result() }
      }
      @AppIntent(.tool) struct Book {
        static let title: LocalizedStringResource = "Book"
      }
      extension Book: AppIntent {
        func perform() async throws -> some IntentResult { .result() }
      }
      func takes(_: any GenerableEntity.Type, _: any ToolIntent.Type, _: any ToolIntent.Type) {}
      func use() { takes(Stay.self, Find.self, Book.self) }
      """
    #expect(try CompilerFixture(source: source).errors() == [])
  }

  @Test func nestedAndPrivateTypesAreFound() throws {
    let source = """
      import AppIntents
      import Foundation
      enum Travel {
        enum Room: String, AppEnum {
          case single
          static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
          static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [:]
        }
        @AppEntity(.generable) struct Stay: TransientAppEntity {
          @Property(title: "Room") var room: Room
          @Property(title: "In") private(set) var `in`: Int
        }
      }
      @AppEntity(.generable) private struct Trip: TransientAppEntity {
        @Property(title: "Stay") private var stay: Travel.Stay
      }
      """
    #expect(try CompilerFixture(source: source).errors() == [])
  }

  @Test func missingConformanceIsSaidInWords() throws {
    let source = "import AppIntents\n@AppEntity(.generable) struct Stay: Sendable {}\n"
    let errors = try CompilerFixture(source: source).errors()
    let message = "'Stay' has to conform to 'TransientAppEntity' (from macro 'AppEntity')"
    #expect(errors.contains(CompilerFixture.Report(line: 2, column: 31, message: message)))
  }
}
