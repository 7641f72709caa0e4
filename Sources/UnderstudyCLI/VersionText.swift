import Understudy
import UnderstudyICU

/// The words of `--version`: the command's own, and those of the data that answers depend on.
enum VersionText {
  /// The lines.
  static func lines() throws -> String {
    let lexicons = try ProcessExtractor.shared.lexicons
    let names = lexicons.lexicons.map { "\($0.kind) \($0.date)" }.joined(separator: ", ")
    let page = Page(columns: 80, style: Style(isOn: false))
    let cache =
      ProcessExtractor.cache.map { "compiled languages in \($0.folder)" }
      ?? "languages are compiled at each start"
    let data =
      "\(lexicons.entryCount) entries in \(lexicons.lexicons.count) lexicons: \(names)"
    return
      ([
        "understudy \(Command.version)",
        "  ICU \(ICUInfo.version), CLDR \(ICUInfo.cldrVersion), Unicode \(ICUInfo.unicodeVersion), "
          + "time zones \(ICUInfo.timeZoneDataVersion)",
      ] + page.wrap(data) + page.wrap(cache)).joined(separator: "\n")
  }
}
