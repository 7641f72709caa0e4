import AppIntents
import Foundation
import Understudy

extension Misuse {
  /// Declarations that no phrase could ever fill.
  static let declarations: [Misuse] = [
    refused("no tools", "needs at least one tool") { try Stage.assistant([]).toolNames },
    tools("one tool twice", "two tools are called 'PlayTrack'", PlayTrack.self, PlayTrack.self),
    tools("two tools with one name", "two tools are called 'Send'", Mail.Send.self, Chat.Send.self),
    tools("empty title", "'Untitled' has an empty title", Untitled.self),
    tools("title of spaces", "'Spaces' has an empty title", Spaces.self),
    tools(
      "required value that nothing gives",
      "'Unfillable.person' is required, but no phrase and no query gives a value of type 'IntentPerson'",
      Unfillable.self),
    tools("no supported case", "'NoCases.size' supports no case", NoCases.self),
    tools(
      "range upside down", "'Backwards.count' takes values from '9' to '1', which are none",
      Backwards.self),
    tools(
      "range of fractions upside down", "'BackwardsRatio.ratio' takes values from '1.0' to '0.5'",
      BackwardsRatio.self),
    tools(
      "default outside its range", "'Outside.count' does not allow its own default '12'",
      Outside.self),
    tools(
      "default that is not supported", "'Unsupported.size' does not allow its own default 'large'",
      Unsupported.self),
    tools(
      "size upside down", "'BadSize.tracks' takes at least 3 and at most 2 values", BadSize.self),
    tools("size of nothing", "'NoSize.tracks' takes at least 0 and at most 0 values", NoSize.self),
    tools(
      "negative size", "'NegativeSize.tracks' takes at least -1 and at most 2 values",
      NegativeSize.self),
    tools(
      "entity that contains itself", "'Matryoshka' in 'OpenMatryoshka' contains itself",
      OpenMatryoshka.self),
    tools("entities that contain each other", "contains itself", AskHen.self),
    tools(
      "parameters that nothing tells apart",
      "'Twins.first' and 'Twins.second' have the same title 'Name'", Twins.self),
    refused("no time for queries", "queries cannot be waited for") {
      try Stage.assistant([PlayTrack.self], query: .zero).toolNames
    },
    refused("negative time for intents", "cannot be waited for") {
      try Stage.assistant([PlayTrack.self], tool: .seconds(-1)).toolNames
    },
    refused("unknown locale", "tlh") {
      var assistant = try Stage.assistant([PlayTrack.self])
      assistant.context.locale = "tlh_XX"
      return try await assistant.respond(to: "play something")
    },
  ]
}

enum Mail {
  struct Send: ToolIntent {
    static let title: LocalizedStringResource = "Send a Letter"
    func perform() async throws -> some IntentResult { .result() }
  }
}

enum Chat {
  struct Send: ToolIntent {
    static let title: LocalizedStringResource = "Send a Message"
    func perform() async throws -> some IntentResult { .result() }
  }
}

struct Untitled: ToolIntent {
  static let title: LocalizedStringResource = ""
  func perform() async throws -> some IntentResult { .result() }
}

struct Spaces: ToolIntent {
  static let title: LocalizedStringResource = "  "
  func perform() async throws -> some IntentResult { .result() }
}

struct Unfillable: ToolIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter var person: IntentPerson
  func perform() async throws -> some IntentResult { .result() }
}

enum ShirtSize: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
  static let caseDisplayRepresentations: [ShirtSize: DisplayRepresentation] = [
    .small: "Small", .large: "Large",
  ]
}

struct NoCases: ToolIntent {
  static let title: LocalizedStringResource = "Order a Shirt"
  @Parameter(title: "Size", supportedValues: []) var size: ShirtSize
  func perform() async throws -> some IntentResult { .result() }
}

struct Unsupported: ToolIntent {
  static let title: LocalizedStringResource = "Order a Shirt"
  @Parameter(title: "Size", default: .large, supportedValues: [.small]) var size: ShirtSize
  func perform() async throws -> some IntentResult { .result() }
}

struct Backwards: ToolIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Count", inclusiveRange: (9, 1)) var count: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct BackwardsRatio: ToolIntent {
  static let title: LocalizedStringResource = "Dim"
  @Parameter(title: "Ratio", inclusiveRange: (1, 0.5)) var ratio: Double
  func perform() async throws -> some IntentResult { .result() }
}

struct Outside: ToolIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Count", default: 12, inclusiveRange: (1, 9)) var count: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct BadSize: ToolIntent {
  static let title: LocalizedStringResource = "Queue Tracks"
  @Parameter(title: "Tracks", size: .init(min: 3, max: 2)) var tracks: [Track]
  func perform() async throws -> some IntentResult { .result() }
}

struct NoSize: ToolIntent {
  static let title: LocalizedStringResource = "Queue Tracks"
  @Parameter(title: "Tracks", size: 0) var tracks: [Track]
  func perform() async throws -> some IntentResult { .result() }
}

struct NegativeSize: ToolIntent {
  static let title: LocalizedStringResource = "Queue Tracks"
  @Parameter(title: "Tracks", size: .init(min: -1, max: 2)) var tracks: [Track]
  func perform() async throws -> some IntentResult { .result() }
}

struct Matryoshka: GenerableEntity {
  @Property(title: "Inner", description: "The doll inside") var inner: Matryoshka
}

struct OpenMatryoshka: ToolIntent {
  static let title: LocalizedStringResource = "Open a Doll"
  @Parameter(title: "Doll") var doll: Matryoshka
  func perform() async throws -> some IntentResult { .result() }
}

struct Hen: GenerableEntity {
  @Property(title: "Egg", description: "What it laid") var egg: Egg
}

struct Egg: GenerableEntity {
  @Property(title: "Hen", description: "What laid it") var hen: Hen
}

struct AskHen: ToolIntent {
  static let title: LocalizedStringResource = "Ask the Hen"
  @Parameter(title: "Hen") var hen: Hen
  func perform() async throws -> some IntentResult { .result() }
}

struct Twins: ToolIntent {
  static let title: LocalizedStringResource = "Name Twins"
  @Parameter(title: "Name") var first: String
  @Parameter(title: "Name") var second: String
  func perform() async throws -> some IntentResult { .result() }
}
