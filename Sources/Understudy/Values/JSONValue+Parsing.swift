extension JSONValue {
  /// How deep arrays and objects may be nested in a text that is parsed.
  public static let maximumDepth = 512

  /// Reads one JSON text as RFC 8259 defines it.
  ///
  /// A byte order mark before the text is ignored. An escaped surrogate without its partner becomes
  /// U+FFFD. Of members that share a name the last one counts, at the place of the first.
  ///
  /// ```swift
  /// try JSONValue(parsing: #"{"adults": 2}"#)["adults"]  // .number("2")
  /// ```
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: ``SyntaxError`` at the first byte that is wrong.
  /// - Complexity: Linear in the number of bytes.
  public init(parsing bytes: UnsafeBufferPointer<UInt8>) throws(SyntaxError) {
    var parser = JSONValueParser(bytes)
    self = try parser.parse()
  }

  /// Reads one JSON text from an array of UTF-8 bytes.
  public init(parsing bytes: [UInt8]) throws(SyntaxError) {
    let result = bytes.withUnsafeBufferPointer { buffer in
      Result { () throws(SyntaxError) in try JSONValue(parsing: buffer) }
    }
    self = try result.get()
  }

  /// Reads one JSON text from a string.
  public init(parsing text: String) throws(SyntaxError) {
    try self.init(parsing: Array(text.utf8))
  }
}
