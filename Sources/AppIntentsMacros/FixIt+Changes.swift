import SwiftDiagnostics
import SwiftSyntax

extension FixIt {
  /// Offers changes under a message.
  init(_ message: String, changes: [Change]) {
    self.init(message: Remedy(message: message), changes: changes)
  }
}

extension SyntaxProtocol {
  /// Puts other text in the place of the node.
  func replaced(by text: String) -> FixIt.Change {
    change(to: text)
  }

  /// Puts text behind the node.
  func followed(by text: String) -> FixIt.Change {
    change(to: trimmedDescription + text)
  }

  /// Takes the node away, with the space behind it.
  var removed: FixIt.Change {
    .replace(oldNode: Syntax(self), newNode: text("", trailing: []))
  }

  /// Swaps the text of the node and keeps what is around it.
  private func change(to text: String) -> FixIt.Change {
    .replace(oldNode: Syntax(self), newNode: self.text(text, trailing: trailingTrivia))
  }

  /// A node that prints as any text: the compiler applies a change as text.
  private func text(_ text: String, trailing: Trivia) -> Syntax {
    Syntax(
      TokenSyntax(
        .identifier(text), leadingTrivia: leadingTrivia, trailingTrivia: trailing,
        presence: .present))
  }
}
