/// Whether a parameter takes the result of the step before it in a shortcut.
public enum InputConnectionBehavior: Equatable, Sendable {
  case `default`
  case never
  case connectToPreviousIntentResult
}
