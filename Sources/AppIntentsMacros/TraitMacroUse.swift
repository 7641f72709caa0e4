import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// One use of a macro that takes traits: the attribute, the type it stands on, and what to expect.
struct TraitMacroUse<Declaration: DeclGroupSyntax> {
  let attribute: AttributeSyntax
  let declaration: Declaration
  let macro: String
  let trait: String
  let baseProtocol: String
  let wrapper: String

  /// Tells whether the macro can expand here, and diagnoses why not.
  func isSound(lacking protocols: [TypeSyntax], in context: some MacroExpansionContext) -> Bool {
    guard let structure = declaration.as(StructDeclSyntax.self) else {
      context.diagnose(wrongKind)
      return false
    }
    guard let traits = TraitList(attribute) else {
      context.diagnose(traitsNotLiteral)
      return false
    }
    if protocols.contains(where: { $0.names(baseProtocol) }) && !mayInheritBase(structure) {
      context.diagnose(missingConformance(of: structure))
      return false
    }
    return traits.names.contains(trait)
  }

  /// Whether a protocol of the app's own stands in the inheritance list, which may bring the base
  /// protocol with it: the compiler leaves such conformances to the macro.
  private func mayInheritBase(_ structure: StructDeclSyntax) -> Bool {
    let names = structure.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return !Set(names).isSubset(of: Self.protocolsWithoutBase)
  }

  /// Protocols that are known not to bring the base protocol.
  private static var protocolsWithoutBase: Set<String> {
    [
      "AppEntity", "AppValue", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
      "DisplayRepresentable", "Encodable", "Equatable", "Hashable", "Identifiable", "Sendable",
    ]
  }

  /// The properties that carry the wrapper, after what is wrong with them was diagnosed.
  func wrappedProperties(in context: some MacroExpansionContext) -> [WrappedProperty] {
    let properties = declaration.memberBlock.members.compactMap {
      WrappedProperty($0.decl, wrapper: wrapper)
    }
    var seen: [String: WrappedProperty] = [:]
    for property in properties {
      property.diagnostic.map(context.diagnose)
      guard let title = property.title else { continue }
      if let first = seen[title.text] {
        context.diagnose(property.repeatedTitle(title, of: first))
      } else {
        seen[title.text] = property
      }
    }
    return properties.filter { $0.diagnostic == nil }
  }

  /// A method that lists the properties by name, so that no mirror has to look for them.
  ///
  /// A type with members that depend on a condition keeps to the mirror, which sees those that are.
  func listMethod(of properties: [WrappedProperty]) -> String? {
    if declaration.memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) {
      return nil
    }
    let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }
    let lines = properties.map { property in
      "    list.add(\"\(property.plainName)\", _\(property.plainName))"
    }
    let signature = "func _listProperties(_ list: inout _PropertyList)"
    return (["  \(access.map { $0.name.text + " " } ?? "")\(signature) {"] + lines + ["  }"])
      .joined(separator: "\n")
  }

  /// The extension that adds the conformances the type lacks, and the members.
  func extensions(
    of type: some TypeSyntaxProtocol, lacking protocols: [TypeSyntax], members: [String?]
  ) throws -> [ExtensionDeclSyntax] {
    let names = protocols.map(\.trimmedDescription).joined(separator: ", ")
    let conformance = names.isEmpty ? "" : ": " + names
    let body = members.compactMap { $0 }.joined(separator: "\n\n")
    let availability = declaration.attributes.filter { $0.isAvailability }
      .map { $0.trimmedDescription + "\n" }.joined()
    return [
      try ExtensionDeclSyntax(
        "\(raw: availability)extension \(type.trimmed)\(raw: conformance) {\n\(raw: body)\n}")
    ]
  }
}

extension TypeSyntax {
  /// Whether the type is written as this name, with or without a module before it.
  fileprivate func names(_ name: String) -> Bool {
    trimmedDescription == name || trimmedDescription.hasSuffix(".\(name)")
  }
}

extension AttributeListSyntax.Element {
  /// Whether this is `@available`.
  fileprivate var isAvailability: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available"
  }
}
