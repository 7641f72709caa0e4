import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `@AppEntity(.generable)`: adds the conformance, lists and checks the properties.
struct AppEntityMacro: ExtensionMacro {
  // The columns of the checks matter, see `checkMethod(of:in:)`.
  static let formatMode = FormatMode.disabled

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let use = TraitMacroUse(
      attribute: node, declaration: declaration, macro: "AppEntity", trait: "generable",
      baseProtocol: "TransientAppEntity", wrapper: "Property")
    guard use.isSound(lacking: protocols, in: context) else { return [] }
    let properties = use.wrappedProperties(in: context)
    return try use.extensions(
      of: type, lacking: protocols,
      members: [use.listMethod(of: properties), checkMethod(of: properties, in: context)])
  }

  /// A method that calls `_requireGenerable` with each property.
  ///
  /// Each call claims to stand where the type is written, so that the compiler's error points
  /// there: the line is set by a directive, the column by spaces.
  private static func checkMethod(
    of properties: [WrappedProperty], in context: some MacroExpansionContext
  ) -> String {
    var lines = ["  private func _requireGenerableProperties() {"]
    for property in properties {
      let call = "_requireGenerable(\(property.binding.pattern.trimmedDescription))"
      guard let type = property.type,
        let place = context.location(of: type, at: .afterLeadingTrivia, filePathMode: .filePath),
        let column = Int(place.column.trimmedDescription)
      else {
        lines.append("    " + call)
        continue
      }
      lines.append("#sourceLocation(file: \(place.file), line: \(place.line))")
      lines.append(String(repeating: " ", count: column - 1) + call)
      lines.append("#sourceLocation()")
    }
    return (lines + ["  }"]).joined(separator: "\n")
  }
}
