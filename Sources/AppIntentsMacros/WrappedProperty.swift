import SwiftSyntax

/// A property that carries one of the wrappers `@Property` and `@Parameter`.
struct WrappedProperty {
  let declaration: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let attribute: AttributeSyntax

  /// Finds the wrapper among the attributes of a variable.
  init?(_ member: DeclSyntax, wrapper: String) {
    guard let declaration = member.as(VariableDeclSyntax.self),
      let binding = declaration.bindings.first,
      let attribute = declaration.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) })
        .first(where: { $0.isWrapper(wrapper) })
    else { return nil }
    self.declaration = declaration
    self.binding = binding
    self.attribute = attribute
  }

  /// The name in code.
  var name: String {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      ?? binding.pattern.trimmedDescription
  }

  /// The name without the backticks that a keyword needs.
  var plainName: String { name.filter { $0 != "`" } }

  /// The type as it is written.
  var type: TypeSyntax? { binding.typeAnnotation?.type }

  /// The literal that follows `title:`, with its text.
  var title: (literal: StringLiteralExprSyntax, text: String)? {
    guard case .argumentList(let arguments) = attribute.arguments,
      let argument = arguments.first(where: { $0.label?.text == "title" }),
      let literal = argument.expression.as(StringLiteralExprSyntax.self),
      let text = literal.representedLiteralValue
    else { return nil }
    return (literal, text)
  }

  /// The modifier that makes the property one of the type.
  var typeModifier: DeclModifierSyntax? {
    declaration.modifiers.first { ["static", "class"].contains($0.name.text) }
  }

  /// Whether the property is worked out and not stored.
  var isComputed: Bool {
    guard let accessors = binding.accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    return list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// The words of the name: `returnDate` gives "Return Date".
  var titleWords: String {
    let spaced = plainName.reduce(into: "") { words, letter in
      if letter.isUppercase && !words.isEmpty { words.append(" ") }
      words.append(letter)
    }
    return spaced.prefix(1).uppercased() + spaced.dropFirst()
  }
}

extension AttributeSyntax {
  /// Whether this is the wrapper by its short name or by the name of its type.
  fileprivate func isWrapper(_ wrapper: String) -> Bool {
    let name = attributeName.trimmedDescription.split(separator: ".").last ?? ""
    return name == wrapper || name == (wrapper == "Property" ? "Entity" : "Intent") + wrapper
  }
}
