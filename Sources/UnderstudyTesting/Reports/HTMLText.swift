/// Text made safe to stand between tags or in an attribute.
package struct HTMLText: CustomStringConvertible, Sendable {
  /// The markup.
  package let description: String

  /// Escapes what would be read as markup; control characters that no page may hold show as U+FFFD.
  package init(_ text: String) {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    description = escaped
  }
}
