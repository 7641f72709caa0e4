/// The manual page, made from the same tables as the help: `understudy help --man | man -l -`.
enum ManualPage {
  /// The page in the language of `man`.
  static var roff: String {
    (head + Verb.all.flatMap(section) + foot).joined(separator: "\n")
  }

  private static var head: [String] {
    [
      ".TH UNDERSTUDY 1 \"\" \"understudy \(Command.version)\"", ".SH NAME",
      "understudy \\- turns a phrase into a filled entity", ".SH SYNOPSIS",
      ".B understudy", "\\fIVERB\\fR [\\fIPHRASE\\fR] [\\fIOPTION\\fR]...", ".SH DESCRIPTION",
      "Turns a phrase into a filled, typed entity: by rules, offline, the same bytes every time.",
      "Without a phrase,", ".B parse", "and", ".B recognize",
      "answer each line of standard input: a line that begins with { is a JSON object, any other a",
      "plain phrase.", ".SH VERBS",
    ]
  }

  private static func section(_ verb: Verb) -> [String] {
    let operand = verb.operand.map { " [\\fI\(escaped($0))\\fR]" } ?? ""
    let options = verb.options.filter { $0.name != "--help" }.flatMap { option in
      [
        ".TP",
        "\\fB\(escaped(option.name))\\fR"
          + (option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""),
        escaped(option.help),
      ]
    }
    return [".SS \"\(verb.name)\"", "understudy \\fB\(verb.name)\\fR\(operand)", ".PP"]
      + [escaped(verb.summary)] + options + [".PP", "Example:", ".RS", ".nf"]
      + [escaped(verb.example), ".fi", ".RE"]
  }

  private static var foot: [String] {
    [
      ".SH EXIT STATUS", ".TP", "0", "Everything was answered.", ".TP", "1",
      "A line failed, a suite failed, or with \\fB\\-\\-strict\\fR a phrase left the entity unfilled.",
      ".TP", "2", "The command was called wrongly, or its files are missing or broken.", ".TP",
      "130, 143", "It was told to stop, by Control\\-C or by SIGTERM.", ".SH ENVIRONMENT", ".TP",
      "LC_ALL, LC_MESSAGES, LANG",
      "The locale where no option tells it.", ".TP", "NO_COLOR", "No colour in text.", ".TP",
      "UNDERSTUDY_RESOURCES", "A folder of resources that goes before all others.", ".TP",
      CacheFolder.variable,
      "The folder for compiled languages, by which later calls start sooner, or \\fBoff\\fR. Without it",
      "they are in understudy under XDG_CACHE_HOME or ~/.cache. The folder may be removed at any time.",
    ]
  }

  /// Text in which nothing is taken for a request.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("'", with: "\\(aq").replacing("…", with: "...")
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }
}
