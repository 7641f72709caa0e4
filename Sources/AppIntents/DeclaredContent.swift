import Foundation

/// A declaration and the value it holds, copied when one of several owners writes.
struct DeclaredContent<Value: _IntentValue & Sendable>: Sendable {
  private(set) var storage: TypedStorage<Value>

  init(_ arguments: DeclarationArguments, initial: Value? = nil) {
    storage = TypedStorage(arguments, value: initial ?? Value._unset)
  }

  /// What the declaration says.
  var arguments: DeclarationArguments { storage.arguments }

  /// What the declaration calls the value, or the empty text.
  var title: LocalizedStringResource { arguments.title ?? "" }

  /// The value; reading one that is required and was not set stops the program.
  var value: Value {
    get {
      PropertyReads.note(storage.arguments.site)
      guard let value = storage.value else {
        fatalError(UnsetValueMessage(arguments: arguments).description)
      }
      return value
    }
    set {
      if isKnownUniquelyReferenced(&storage) {
        storage.value = newValue
      } else {
        storage = TypedStorage(storage.arguments, value: newValue)
      }
    }
  }
}
