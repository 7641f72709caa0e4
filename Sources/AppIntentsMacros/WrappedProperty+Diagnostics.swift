import SwiftDiagnostics
import SwiftSyntax

extension WrappedProperty {
  private var wrapper: String { attribute.attributeName.trimmedDescription }

  /// The first thing that keeps the wrapper from working on this property.
  var diagnostic: Diagnostic? {
    if declaration.bindingSpecifier.tokenKind == .keyword(.let) { return constant }
    if let typeModifier { return typeProperty(typeModifier) }
    if isComputed { return computed }
    return type == nil ? missingType : nil
  }

  private var constant: Diagnostic {
    let specifier = declaration.bindingSpecifier
    return Diagnostic(
      node: specifier, message: Refusal.constant(wrapper: wrapper, name: name),
      fixIts: [FixIt("Make it a 'var'", changes: [specifier.replaced(by: "var")])])
  }

  private func typeProperty(_ modifier: DeclModifierSyntax) -> Diagnostic {
    Diagnostic(
      node: modifier, message: Refusal.typeProperty(wrapper: wrapper, name: name),
      fixIts: [FixIt("Remove '\(modifier.name.text)'", changes: [modifier.removed])])
  }

  private var computed: Diagnostic {
    Diagnostic(
      node: attribute, message: Refusal.computed(wrapper: wrapper, name: name),
      fixIts: [FixIt("Remove '@\(wrapper)'", changes: [attribute.removed])])
  }

  private var missingType: Diagnostic {
    let type = literalType ?? "<#Type#>"
    return Diagnostic(
      node: binding.pattern, message: Refusal.missingType(wrapper: wrapper, name: name),
      fixIts: [
        FixIt("Write its type", changes: [binding.pattern.followed(by: ": \(type)")])
      ])
  }

  /// The type that a literal after `=` gives away.
  private var literalType: String? {
    switch binding.initializer?.value.kind {
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    case .booleanLiteralExpr: "Bool"
    default: nil
    }
  }

  /// A title that an earlier property already has.
  func repeatedTitle(
    _ title: (literal: StringLiteralExprSyntax, text: String), of first: WrappedProperty
  ) -> Diagnostic {
    let remedy = titleWords
    let fixIts =
      remedy == title.text
      ? [] : [FixIt("Call it '\(remedy)'", changes: [title.literal.replaced(by: "\"\(remedy)\"")])]
    let note = first.title.map {
      Note(
        node: Syntax($0.literal), message: Remark(message: "'\(first.name)' has the title first"))
    }
    return Diagnostic(
      node: title.literal,
      message: Refusal.repeatedTitle(title: title.text, name: name, first: first.name),
      notes: note.map { [$0] } ?? [], fixIts: fixIts)
  }
}
