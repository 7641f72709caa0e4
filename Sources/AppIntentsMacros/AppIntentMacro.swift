import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@AppIntent(.tool)`: adds the conformance and lists the parameters.
struct AppIntentMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let use = TraitMacroUse(
      attribute: node, declaration: declaration, macro: "AppIntent", trait: "tool",
      baseProtocol: "AppIntent", wrapper: "Parameter")
    guard use.isSound(lacking: protocols, in: context) else { return [] }
    let parameters = use.wrappedProperties(in: context)
    return try use.extensions(
      of: type, lacking: protocols, members: [use.listMethod(of: parameters)])
  }
}
