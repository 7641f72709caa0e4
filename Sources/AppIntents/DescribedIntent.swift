/// Reads the description of an intent that declares it without an optional.
///
/// Apps write `static let description = IntentDescription("…")`, which is no witness for the
/// optional requirement of `AppIntent`; it is one for this requirement.
public protocol _DescribedIntent {
  /// What the intent does.
  static var description: IntentDescription { get }
}

extension _DescribedIntent {
  /// The description of an intent that declares none.
  @_disfavoredOverload
  public static var description: IntentDescription { .none }
}

extension IntentDescription {
  fileprivate static let none: IntentDescription = ""
}

extension AppIntent {
  /// What the intent declares without an optional, or else nothing.
  public static var description: IntentDescription? {
    let declared: IntentDescription = description
    return declared == .none ? nil : declared
  }
}
