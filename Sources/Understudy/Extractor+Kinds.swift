extension Extractor {
  /// The kinds of mention that phrases may hold, those of the lexicons last.
  package var kinds: [String] {
    let own = [
      "date", "time", "dateTime", "dateInterval", "duration", "recurrence", "frequency",
      "number", "ordinal", "percentage", "money", "measurement", "boolean", "email", "url", "phone",
      "ipAddress",
      "language", "timeZone", "currency",
    ]
    return own + lexicons.lexicons.map(\.kind).filter { !own.contains($0) }
  }
}
