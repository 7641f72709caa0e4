import Foundation

/// One of the answers that a person may give to an intent's question.
public struct IntentChoiceOption: Equatable, Sendable {
  /// What choosing the answer leads to.
  public enum Style: Equatable, Sendable {
    case `default`, cancel, destructive
  }

  /// The words of the answer.
  public let title: LocalizedStringResource
  /// What choosing the answer leads to.
  public let style: Style

  /// Offers an answer.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }
}
