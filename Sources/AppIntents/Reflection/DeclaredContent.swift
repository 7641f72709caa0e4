import Foundation

/// A declaration and the value it holds, copied when one of several owners writes.
///
/// An entity is filled through a mirror, which hands out copies of its wrappers; `fill` therefore
/// writes into the storage in place. That is sound for an instance that was only just made.
struct DeclaredContent<Value: _IntentValue & Sendable>: Sendable {
  /// Holds what the owners share.
  ///
  /// It is safe to send: after it was shared nobody writes into it, since `value` replaces it and
  /// `fill` is called before the instance is handed out.
  private final class Storage: @unchecked Sendable {
    let arguments: DeclarationArguments
    var value: Value?

    init(arguments: DeclarationArguments, value: Value?) {
      self.arguments = arguments
      self.value = value
    }
  }

  private var storage: Storage

  init(_ arguments: DeclarationArguments, initial: Value? = nil) {
    storage = Storage(arguments: arguments, value: initial ?? Value._unset)
  }

  /// What the declaration says.
  var arguments: DeclarationArguments { storage.arguments }

  /// The value, or `nil` where it is required and was not set.
  var current: Value? { storage.value }

  /// The value; reading one that is required and was not set stops the program.
  var value: Value {
    get {
      guard let value = storage.value else {
        fatalError(UnsetValueMessage(arguments: arguments).description)
      }
      return value
    }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = Storage(arguments: storage.arguments, value: newValue)
      }
    }
  }

  /// What the declaration calls the value, or the empty text.
  var title: LocalizedStringResource { arguments.title ?? "" }

  /// Writes into the storage that copies share; only for an instance that nobody else holds yet.
  func fill(_ value: Value) {
    storage.value = value
  }
}
