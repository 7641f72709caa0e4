import UnderstudyICU

/// Where a scanner puts tokens and their normalized forms.
struct TokenOutput {
  private var tokens: [Token]
  private var normalized: [UInt16]

  /// Takes the buffers of an earlier phrase, empties them and lays the phrase out in small ASCII letters.
  ///
  /// That is the normalized form of whatever is ASCII, so most tokens are ranges of it. Other tokens
  /// are folded and put behind it.
  init(
    reusing tokens: inout [Token], _ normalized: inout [UInt16],
    for units: UnsafeBufferPointer<UInt16>
  ) {
    self.tokens = []
    self.normalized = []
    swap(&self.tokens, &tokens)
    swap(&self.normalized, &normalized)
    self.tokens.removeAll(keepingCapacity: true)
    self.normalized.removeAll(keepingCapacity: true)
    self.normalized.append(contentsOf: units)
    self.normalized.withUnsafeMutableBufferPointer { copy in
      for index in copy.indices {
        let unit = copy[index]
        copy[index] = unit | (unit &- 0x41 < 26 ? 0x20 : 0)
      }
    }
  }

  /// Hands the buffers back, filled.
  mutating func give(_ tokens: inout [Token], _ normalized: inout [UInt16]) {
    swap(&self.tokens, &tokens)
    swap(&self.normalized, &normalized)
  }

  /// Adds a token that is normalized where it stands.
  mutating func addASCII(_ token: Token) {
    add(token, normalizedAs: Int(token.start)..<Int(token.end))
  }

  /// Adds a token whose normalized form differs from its small letters.
  mutating func addFolded(
    _ token: Token, _ units: UnsafeBufferPointer<UInt16>, dropping dropped: UInt16? = nil
  ) {
    let start = normalized.count
    Folding.fold(
      UnsafeBufferPointer(rebasing: units[Int(token.start)..<Int(token.end)]), into: &normalized)
    if let dropped {
      var end = start
      for index in start..<normalized.count where normalized[index] != dropped {
        normalized[end] = normalized[index]
        end += 1
      }
      normalized.removeLast(normalized.count - end)
    }
    add(token, normalizedAs: start..<normalized.count)
  }

  private mutating func add(_ token: Token, normalizedAs range: Range<Int>) {
    var token = token
    token.normalizedStart = Int32(truncatingIfNeeded: range.lowerBound)
    token.normalizedEnd = Int32(truncatingIfNeeded: range.upperBound)
    token.hash = normalized.withUnsafeBufferPointer { units in
      NormalizedHash.of(UnsafeBufferPointer(rebasing: units[range]))
    }
    tokens.append(token)
  }
}
