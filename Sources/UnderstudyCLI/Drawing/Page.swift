/// Where text for a person goes: how wide it is and whether it shows colours.
struct Page: Sendable {
  /// How many columns a line has.
  let columns: Int
  /// How words are set off.
  let style: Style

  /// The lines of a text that is indented by two columns, its further lines by four.
  func wrap(_ text: String) -> [String] {
    var lines: [String] = []
    var line = " "
    for word in text.split(separator: " ") {
      let isFull = line.displayWidth + 1 + word.displayWidth > columns
      if isFull && !line.allSatisfy({ $0 == " " }) {
        lines.append(line)
        line = "   "
      }
      line += " " + word
    }
    return lines + [line]
  }
}
