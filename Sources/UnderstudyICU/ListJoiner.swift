import CICU

/// Joins texts as a locale lists things, such as `1 hour, 30 minutes`.
package enum ListJoiner {
  /// What is listed.
  package enum Content: CaseIterable, Sendable {
    /// Things joined by "and".
    case things
    /// The parts of one measure.
    case units

    fileprivate var rawType: Int32 {
      switch self {
      case .things: Int32(CICU_LIST_AND)
      case .units: Int32(CICU_LIST_UNITS)
      }
    }
  }

  /// The list of the texts, at most eight; empty where ICU cannot make it.
  package static func joined(
    _ texts: [String], _ content: Content, locale: String, width: NameWidth = .long
  ) -> String {
    let units = texts.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let all = units.flatMap { $0 }
    let text = try? ICUText.read("cicu_list_join") { buffer, capacity, code in
      cicu_list_join(
        locale, content.rawType, width.rawValue, all, lengths, Int32(lengths.count), buffer,
        capacity, code)
    }
    return text ?? ""
  }
}
