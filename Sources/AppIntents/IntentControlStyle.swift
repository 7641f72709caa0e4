/// How a whole number is edited.
public enum IntentIntControlStyle: Equatable, Sendable {
  case stepper, field
}

/// How a number with a fraction is edited.
public enum IntentDoubleControlStyle: Equatable, Sendable {
  case stepper, field, slider
}
