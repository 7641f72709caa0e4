import UnderstudyTesting

/// Text for a person, as it stands on a terminal or on a page to send to someone.
struct PrintedText {
  /// The title of the page.
  let title: String
  /// The lines, without their ends.
  let lines: [String]

  /// The bytes of a format; all but a page are text.
  func bytes(as format: OutputFormat) -> [UInt8] {
    let text = lines.joined(separator: "\n") + "\n"
    guard format == .html else { return Array(text.utf8) }
    return Array(HTMLPage(title: title, body: "<pre>\(HTMLText(text))</pre>").markup.utf8)
  }
}

extension Machine {
  /// The page that an answer in a format is drawn on; in a file nobody sees colours of a terminal.
  func page(_ settings: Settings) -> Page {
    page(settings.format == .html ? .never : settings.color)
  }
}
