/// A type of the app's own that a parameter or a property may hold.
public protocol AppValue:
  PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}
