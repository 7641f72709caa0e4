import UnderstudyICU

/// The name of a language with its script and region, in the form that ICU spells: `pt_BR`.
struct LocaleName: Equatable {
  /// The ICU identifier.
  let identifier: String

  /// What a wrong name should have been.
  static let expected = "a language and a region, such as en_US"

  /// Reads `pt_BR`, `pt-br` or `zh_Hans_CN`.
  init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let isWellFormed = parts.allSatisfy { part in
      1...8 ~= part.utf8.count && part.utf8.allSatisfy(\.isLetterOrDigit)
    }
    guard isWellFormed, let language = parts.first, 2...3 ~= language.count else { return nil }
    guard language.allSatisfy(\.isLetter) else { return nil }
    let further = parts.dropFirst().map { part in
      part.count == 4 && part.allSatisfy(\.isLetter) ? part.capitalizedScript : part.uppercased()
    }
    identifier = ([language.lowercased()] + further).joined(separator: "_")
  }

  /// Whether ICU knows the language.
  var isKnown: Bool { ICUInfo.isKnownLocale(identifier) }

  /// The locale that the variables of the environment name, in their usual order; none that nobody knows.
  init?(environment: [String: String]) {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let set = variables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    // `de_DE.UTF-8@euro`: what follows the name is no part of it.
    guard let name = set?.prefix(while: { $0 != "." && $0 != "@" }), name != "POSIX" else {
      return nil
    }
    self.init(String(name))
    guard isKnown else { return nil }
  }
}

extension Substring {
  fileprivate var capitalizedScript: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
  }
}
