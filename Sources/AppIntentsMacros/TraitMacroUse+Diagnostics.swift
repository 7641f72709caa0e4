import SwiftDiagnostics
import SwiftSyntax

extension TraitMacroUse {
  private var attributeText: String { "@\(macro)(.\(trait))" }

  /// The declaration is no struct: a class or an actor can become one, else the macro has to go.
  var wrongKind: Diagnostic {
    let keyword = declaration.introducer
    let becomesStruct = ["class", "actor"].contains(keyword.text)
    let article = keyword.text.first.map("aeiou".contains) == true ? "an" : "a"
    let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
    return Diagnostic(
      node: keyword,
      message: Refusal.wrongKind(
        attribute: attributeText, kind: "\(article) \(keyword.text)", name: name ?? "this"),
      fixIts: [
        becomesStruct
          ? FixIt("Make it a struct", changes: [keyword.replaced(by: "struct")])
          : FixIt("Remove '\(attributeText)'", changes: [attribute.removed])
      ])
  }

  /// The argument is no literal.
  var traitsNotLiteral: Diagnostic {
    let literal = ".\(trait)"
    let argument = attribute.traitsArgument
    return Diagnostic(
      node: argument.map { Syntax($0) } ?? Syntax(attribute),
      message: Refusal.traitsNotLiteral(example: literal),
      fixIts: argument.map { [FixIt("Write '\(literal)'", changes: [$0.replaced(by: literal)])] }
        ?? [])
  }

  /// The struct does not conform to what the macro builds on.
  func missingConformance(of structure: StructDeclSyntax) -> Diagnostic {
    let change =
      if let last = structure.inheritanceClause?.inheritedTypes.last {
        last.type.followed(by: ", \(baseProtocol)")
      } else if let generics = structure.genericParameterClause {
        generics.followed(by: ": \(baseProtocol)")
      } else {
        structure.name.followed(by: ": \(baseProtocol)")
      }
    return Diagnostic(
      node: structure.name,
      message: Refusal.missingConformance(name: structure.name.text, to: baseProtocol),
      fixIts: [FixIt("Conform to '\(baseProtocol)'", changes: [change])])
  }
}
