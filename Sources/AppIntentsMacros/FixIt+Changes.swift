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

  /// Takes the node away, with the space around it.
  var removed: FixIt.Change {
    .replace(
      oldNode: Syntax(self), newNode: Syntax(TokenSyntax(.identifier(""), presence: .present)))
  }

  /// Swaps the text of the node and keeps what is around it; a change is applied as text.
  private func change(to text: String) -> FixIt.Change {
    .replace(
      oldNode: Syntax(self),
      newNode: Syntax(
        TokenSyntax(
          .identifier(text), leadingTrivia: leadingTrivia, trailingTrivia: trailingTrivia,
          presence: .present)))
  }
}
