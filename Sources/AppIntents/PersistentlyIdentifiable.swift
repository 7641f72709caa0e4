/// A type that is known by a name which outlives the running program.
public protocol PersistentlyIdentifiable {
  /// The name under which the type is known.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The name of the type in code.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}
