import AppIntents

/// What came of one thing that was said.
public struct Turn: Sendable {
  /// An entity that a query found.
  public struct Found: Sendable {
    /// The tool and the parameter that it was looked for.
    public let parameter: String
    /// The words that name it; nothing where none were needed.
    public let words: String?
    /// Its identity.
    public let id: String
    /// Its title.
    public let title: String
    let value: SentValue

    /// The entity.
    public var entity: Any { value.value }
  }

  /// Words that no entity is called by.
  public struct Unfound: Sendable, Hashable {
    /// The tool and the parameter.
    public let parameter: String
    /// The words.
    public let words: String
  }

  /// What was said.
  public let phrase: String
  /// The intents that it made the assistant perform, in order.
  public internal(set) var calls: [ToolCall] = []
  /// The intents that came to an end in this turn, be it that they began in an earlier one.
  public internal(set) var ended: [ToolCall] = []
  /// What the assistant asks in return.
  public internal(set) var question: Question?
  /// The entities that queries found.
  public internal(set) var found: [Found] = []
  /// The words that queries found nothing for.
  public internal(set) var unfound: [Unfound] = []
  /// The queries that failed.
  public internal(set) var failures: [EntityFailure] = []
  /// What the phrase was taken for.
  public internal(set) var extraction: Extraction?
  /// What it asks for besides, where it asks for several things.
  public internal(set) var further: [Extraction] = []
  /// How it came about.
  public internal(set) var explanation: Explanation

  init(_ phrase: String) {
    self.phrase = phrase
    explanation = Explanation("'\(phrase)' concerns no tool")
  }

  /// All that the assistant says, in order.
  public var responses: [String] { ended.compactMap(\.dialog) + (question.map { [$0.text] } ?? []) }
}
