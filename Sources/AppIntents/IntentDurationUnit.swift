/// The unit in which a length of time is asked for.
public enum IntentDurationUnit: Equatable, Sendable {
  case hours, minutes, seconds, milliseconds, microseconds, nanoseconds, picoseconds
}
