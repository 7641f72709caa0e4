import Understudy

/// One thing that a person says, and what is expected to come of it.
public struct UserTurn: Sendable, Identifiable {
  /// What tells the turn from others.
  public let id: String
  /// What is said.
  public let phrase: String
  let expectations: [any SiriExpectation]
  let place: String

  /// Says something.
  ///
  /// - Parameters:
  ///   - phrase: What is said.
  ///   - id: What tells the turn from others; by itself, where it is written.
  ///   - fileID: Where it is written, which the compiler fills in.
  ///   - line: The line there.
  ///   - expectations: What is expected of this turn alone.
  public init(
    _ phrase: String, id: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @ListBuilder<any SiriExpectation> expectations: () -> [any SiriExpectation] = { [] }
  ) {
    self.phrase = phrase
    self.expectations = expectations()
    place = "\(fileID):\(line)"
    self.id = id ?? place
  }
}
