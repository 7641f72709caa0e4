import AppIntents
import Foundation
import Understudy

extension Misuse {
  /// Intents that do not come to a good end.
  static let performances: [Misuse] = [
    phrase("intent that throws", "Burn threw the bridge is down", Burn.self, "burn the toast"),
    phrase(
      "intent that never ends", "'perform()' of 'Wait' did not end within 0.4 seconds", Wait.self,
      "wait for godot", limit: .milliseconds(400)),
    phrase(
      "choice between nothing", "'requestChoice' offers nothing to choose from for 'Flip'",
      Flip.self, "flip a coin"),
    phrase(
      "disambiguation among nothing",
      "'requestDisambiguation' offers nothing to choose from for 'Side'", FlipSide.self,
      "flip the side"),
    phrase(
      "confirmation that is refused", "Erase threw 'Erase' was not confirmed", Erase.self,
      "erase the disk", "no"),
    phrase(
      "answer that makes no sense", "Erase the disk: shall I go on?", Erase.self, "erase the disk",
      "a bicycle bell"),
    phrase(
      "number where a choice has fewer", "Which way?", Steer.self, "steer the boat", "the ninth one"
    ),
    phrase(
      "value that is never enough", "How old is it?", Bake.self, "bake bread", "2 days", "1 day"),
    refused("question outside a conversation", "No conversation is under way") {
      try await Erase().requestConfirmation()
    },
    refused(
      "question from a task of its own",
      "No conversation is under way in which 'requestConfirmation'"
    ) {
      try await Stage.assistant([Stray.self]).perform(Stray.self, for: "stray away")
    },
    refused("value that the result does not hold", "The result of 'NoValue' holds no value") {
      try await NoValue()()
    },
    refused("question that nobody answers", "the assistant asks \"Erase the disk: shall I go on?\"")
    {
      try await Stage.assistant([Erase.self]).perform(Erase.self, for: "erase the disk")
    },
    refused("call of another tool", "did not perform 'PlayTrack': it called 'Burn'") {
      try await Stage.assistant([Burn.self, PlayTrack.self])
        .perform(PlayTrack.self, for: "burn the toast")
    },
    refused("phrase that concerns no tool", "did not perform 'PlayTrack': no tool was called") {
      try await Stage.assistant([PlayTrack.self])
        .perform(PlayTrack.self, for: "how tall is the mayor")
    },
    refused("phrase without words", "no tool was called") {
      try await Stage.assistant([PlayTrack.self]).perform(PlayTrack.self, for: "  ")
    },
    refused("error of a performed intent", "the bridge is down") {
      try await Stage.assistant([Burn.self]).perform(Burn.self, for: "burn the toast")
    },
  ]
}

struct Burn: ToolIntent {
  static let title: LocalizedStringResource = "Burn Toast"
  func perform() async throws -> some IntentResult {
    if true { throw BridgeDown() }
    return .result()
  }
}

struct Wait: ToolIntent {
  static let title: LocalizedStringResource = "Wait for Godot"
  func perform() async throws -> some IntentResult {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    return .result()
  }
}

struct Flip: ToolIntent {
  static let title: LocalizedStringResource = "Flip a Coin"
  func perform() async throws -> some IntentResult {
    _ = try await requestChoice(between: [])
    return .result()
  }
}

struct FlipSide: ToolIntent {
  static let title: LocalizedStringResource = "Flip the Side"
  @Parameter(title: "Side") var side: String?
  func perform() async throws -> some IntentResult {
    _ = try await $side.requestDisambiguation(among: [])
    return .result()
  }
}

struct Steer: ToolIntent {
  static let title: LocalizedStringResource = "Steer the Boat"
  func perform() async throws -> some IntentResult {
    _ = try await requestChoice(
      between: [IntentChoiceOption(title: "Left"), IntentChoiceOption(title: "Right")],
      dialog: "Which way?")
    return .result()
  }
}

struct Erase: ToolIntent {
  static let title: LocalizedStringResource = "Erase the disk"
  func perform() async throws -> some IntentResult {
    try await requestConfirmation()
    return .result()
  }
}

struct Bake: ToolIntent {
  static let title: LocalizedStringResource = "Bake Bread"
  @Parameter(title: "Age", description: "The age of the dough") var age: Duration?
  func perform() async throws -> some IntentResult {
    guard let age, age > .seconds(7 * 86_400) else { throw $age.needsValueError("How old is it?") }
    return .result()
  }
}

struct Stray: ToolIntent {
  static let title: LocalizedStringResource = "Stray Away"
  func perform() async throws -> some IntentResult {
    try await Task.detached { try await Stray().requestConfirmation() }.value
    return .result()
  }
}

struct NoValue: ToolIntent {
  static let title: LocalizedStringResource = "Give Nothing"
  func perform() async throws -> some ReturnsValue<Int> { NothingGiven() }
}

struct NothingGiven: ReturnsValue {
  let value: Int? = nil
}
