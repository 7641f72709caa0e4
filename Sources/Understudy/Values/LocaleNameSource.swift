import Synchronization

/// The names of a locale's units, currencies and the like, made when a phrase first needs them.
final class LocaleNameSource: Sendable {
  private let locale: String
  private let own: OwnNames
  private let kept = Mutex<NameIndex?>(nil)

  init(locale: String, own: OwnNames) {
    self.locale = locale
    self.own = own
  }

  /// The names, where some phrase has needed them.
  var made: NameIndex? { kept.withLock { $0 } }

  /// The names.
  var index: NameIndex {
    kept.withLock { kept in
      if let kept { return kept }
      let made = LocaleNames(locale: locale, own: own).index
      kept = made
      return made
    }
  }
}
