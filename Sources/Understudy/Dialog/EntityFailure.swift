/// A query or a provider that failed, while all else of the phrase was understood.
public struct EntityFailure: Error, Sendable {
  /// What went wrong.
  public enum Reason: Sendable {
    /// The query threw an error.
    case error(any Error)
    /// The query gave nothing in time.
    case timedOut(after: Duration)
    /// The query gave values that the parameter cannot hold.
    case wrongType(String)
  }

  /// What the entity is called.
  public let entity: String
  /// The words that were searched for; nothing where a list was asked for.
  public let words: String?
  /// What went wrong.
  public let reason: Reason

  init(entity: String, words: String? = nil, error: any Error) {
    self.entity = entity
    self.words = words
    reason =
      switch error {
      case let passed as Deadline.Passed: .timedOut(after: passed.limit)
      default: .error(error)
      }
  }

  init(entity: String, words: String?, wrongType: String) {
    self.entity = entity
    self.words = words
    reason = .wrongType(wrongType)
  }
}

extension EntityFailure: CustomStringConvertible {
  /// The failure in one sentence.
  public var description: String {
    let sought = words.map { " for '\($0)'" } ?? ""
    return switch reason {
    case .error(let error): "the query of '\(entity)'\(sought) threw: \(error)"
    case .timedOut(let limit): "the query of '\(entity)'\(sought) gave no answer within \(limit)"
    case .wrongType(let type):
      "the query of '\(entity)'\(sought) gave a value of type '\(type)', which the parameter cannot hold"
    }
  }
}
