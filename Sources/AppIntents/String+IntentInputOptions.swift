extension String {
  /// How a text is typed; kept for the sake of the declaration, without effect here.
  public struct IntentInputOptions: Equatable, Sendable {
    /// The keys to offer.
    public enum KeyboardType: Equatable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
      case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
    }

    /// Which letters become capitals.
    public enum CapitalizationType: Equatable, Sendable {
      case none, words, sentences, allCharacters
    }

    /// The keys to offer.
    public var keyboardType: KeyboardType
    /// Which letters become capitals.
    public var capitalizationType: CapitalizationType
    /// Whether the text may have several lines.
    public var multiline: Bool
    /// Whether spelling is corrected.
    public var autocorrect: Bool
    /// Whether quotation marks are made typographic.
    public var smartQuotes: Bool
    /// Whether hyphens are made dashes.
    public var smartDashes: Bool

    /// Describes how the text is typed.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
