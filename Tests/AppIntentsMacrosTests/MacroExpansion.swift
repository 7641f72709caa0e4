@testable import AppIntentsMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// Source text with its macros expanded, and what the macros had to say about it.
struct MacroExpansion {
  /// The text after expansion.
  let text: String
  /// Each diagnostic as `line:column: message`, its notes and its fix-its on lines of their own.
  let diagnostics: [String]
  /// The text after each fix-it alone, in the order of the diagnostics.
  let fixed: [String]

  /// Expands the macros of a file; the type in it lacks the protocols named.
  init(_ source: String, lacking protocols: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "/App/Source.swift")])
    let conformances = protocols.map { TypeSyntax(stringLiteral: $0) }
    let specs = [
      "AppEntity": MacroSpec(type: AppEntityMacro.self, conformances: conformances),
      "AppIntent": MacroSpec(type: AppIntentMacro.self, conformances: conformances),
    ]
    let expanded = file.expand(
      macroSpecs: specs,
      contextGenerator: {
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2)
    ).description
    // The line of the attribute stays behind, empty.
    text = String(expanded.drop(while: \.isNewline))
    let place = PlaceInSource(context: context)
    diagnostics = context.diagnostics.map(place.describe)
    fixed = context.diagnostics.flatMap(\.fixIts).map { place.apply($0, to: source) }
  }
}

/// Finds nodes that a macro was given in the file they came from.
private struct PlaceInSource {
  let context: BasicMacroExpansionContext

  func describe(_ diagnostic: Diagnostic) -> String {
    let lines =
      ["\(location(diagnostic.node)): \(diagnostic.message)"]
      + diagnostic.notes.map { "\(location($0.node)): note: \($0.message)" }
      + diagnostic.fixIts.map { "fix-it: \($0.message.message)" }
    return lines.joined(separator: "\n")
  }

  /// Applies the changes from the last to the first, so that offsets stay true.
  func apply(_ fixIt: FixIt, to source: String) -> String {
    let edits = fixIt.changes.compactMap { change -> (Range<Int>, String)? in
      guard case .replace(let old, let new) = change else { return nil }
      return (offset(old.position, in: old)..<offset(old.endPosition, in: old), new.description)
    }
    return edits.reversed().reduce(into: Array(source.utf8)) { bytes, edit in
      bytes.replaceSubrange(edit.0, with: Array(edit.1.utf8))
    }.text
  }

  private func location(_ node: Syntax) -> String {
    let place = context.location(
      for: node.positionAfterSkippingLeadingTrivia, anchoredAt: node, fileName: "Source.swift")
    return "\(place.line):\(place.column)"
  }

  private func offset(_ position: AbsolutePosition, in node: Syntax) -> Int {
    context.location(for: position, anchoredAt: node, fileName: "Source.swift").offset
  }
}

extension [UInt8] {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
