/// Which part of a date matters.
public enum IntentDateKind: Equatable, Sendable {
  case date, time, dateTime
}
