import Understudy

/// The folder in which the command keeps languages, as the environment tells.
enum CacheFolder {
  /// The variable that names it, or is `off` where nothing shall be kept.
  static let variable = "UNDERSTUDY_CACHE"

  /// The folder; nothing where there is to be none, or where it would depend on where the command is called.
  static func path(_ environment: [String: String]) -> String? {
    if let named = environment[variable], !named.isEmpty { return named == "off" ? nil : named }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/understudy"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.cache/understudy"
  }
}
