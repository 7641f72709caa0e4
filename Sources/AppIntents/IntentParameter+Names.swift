extension IntentParameter {
  /// Which part of a date matters.
  public typealias DateKind = IntentDateKind
  /// How a whole number is edited.
  public typealias IntControlStyle = IntentIntControlStyle
  /// How a number with a fraction is edited.
  public typealias DoubleControlStyle = IntentDoubleControlStyle
  /// The unit in which a length of time is asked for.
  public typealias DurationUnit = IntentDurationUnit
}
