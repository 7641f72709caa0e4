import SwiftSyntax

/// The traits that an attribute lists, read as they are written.
struct TraitList {
  let names: [String]

  /// Reads `.trait`, `[.trait, …]` and the same with the type before the dot; else gives `nil`.
  init?(_ attribute: AttributeSyntax) {
    guard let argument = attribute.traitsArgument else { return nil }
    guard let array = argument.as(ArrayExprSyntax.self) else {
      guard let name = argument.traitName else { return nil }
      names = [name]
      return
    }
    let found = array.elements.map(\.expression.traitName)
    names = found.compactMap { $0 }
    if names.count != found.count { return nil }
  }
}

extension AttributeSyntax {
  /// The first argument.
  var traitsArgument: ExprSyntax? {
    guard case .argumentList(let arguments) = arguments else { return nil }
    return arguments.first?.expression
  }
}

extension ExprSyntax {
  /// The name of a trait written as a static member.
  fileprivate var traitName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.argumentNames == nil
    else { return nil }
    let base = member.base?.trimmedDescription.split(separator: ".").last
    guard base == nil || base == "AppEntityTraits" || base == "AppIntentTraits" else { return nil }
    return member.declName.baseName.text
  }
}
