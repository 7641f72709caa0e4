extension JSONValue {
  /// A number from an integer.
  public init(_ value: some BinaryInteger) {
    self = .number(String(value))
  }

  /// A number by the fewest digits that read back as the same; JSON has no infinity, so that is null.
  public init(_ value: Double) {
    if let integer = Int(exactly: value), abs(value) < 0x1p53 {
      self = .number(String(integer))
    } else {
      self = value.isFinite ? .number(value.description) : .null
    }
  }
}
