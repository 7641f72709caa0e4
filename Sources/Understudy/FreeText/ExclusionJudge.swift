/// Gives what a phrase does not want to the slots that hold just that: "eggs" of "without eggs", where a schema asks
/// for ingredients to leave out.
struct ExclusionJudge {
  private let grammar: SchemaGrammar
  private let words: TextWords
  private let phrase: TokenizedPhrase
  private let denials: [Range<Int>]
  /// The words that name slots, behind which something else is spoken of.
  private let names: [Range<Int>]

  private enum Points {
    static let leftOut = 320
    static let notDenied = -500
    static let denied = -300
  }

  /// How many words may stand between a denial and the last thing that it denies.
  private static let reach = 8

  init(grammar: SchemaGrammar, words: TextWords, phrase: TokenizedPhrase, offer: Offer) {
    self.grammar = grammar
    self.words = words
    self.phrase = phrase
    names = offer.keywords.map(\.tokens)
    denials = offer.connectives.filter { $0.cue.connective == .exclusion }.map(\.tokens)
  }

  /// Adds the reasons.
  func judge(_ candidates: inout [Candidate]) {
    for index in candidates.indices {
      let (candidate, profile) = (candidates[index], grammar.profiles[candidates[index].slot])
      let denial = denial(of: candidate.tokens)
      if profile.asked.isExclusion {
        if let denial {
          candidates[index].keep(because: .init(.leftOut(denial), Points.leftOut))
        } else if grammar.leaves[candidate.slot].isArray,
          !candidate.marks.contains(.named)
        {
          candidates[index].add(.init(.notDenied, Points.notDenied))
        }
      } else if let denial, candidate.marks.contains(.words) {
        candidates[index].add(.init(.leftOut(denial), Points.denied))
      }
    }
  }

  /// The word that denies a thing, be it the last of several: "no nuts, eggs or milk".
  private func denial(of tokens: Range<Int>) -> Range<Int>? {
    denials.last { denial in
      denial.upperBound <= tokens.lowerBound && tokens.lowerBound - denial.upperBound <= Self.reach
        && isRow(denial.upperBound..<tokens.lowerBound)
    }
  }

  /// Whether only things in a row stand between a denial and another thing.
  private func isRow(_ range: Range<Int>) -> Bool {
    !names.contains { $0.overlaps(range) }
      && range.allSatisfy { index in
        guard phrase.tokens[index].shape == .letters else { return isComma(index) }
        let uses = words.uses(of: phrase.tokens[index])
        return uses.isDisjoint(with: .lead) && !uses.contains(.turn)
      }
      && (range.isEmpty || range.contains { isJoin($0) || isComma($0) }
        || range.allSatisfy(isSmall))
  }

  private func isJoin(_ index: Int) -> Bool { words.uses(of: phrase.tokens[index]).contains(.join) }

  private func isSmall(_ index: Int) -> Bool {
    words.uses(of: phrase.tokens[index]).contains(.small)
  }

  private func isComma(_ index: Int) -> Bool {
    phrase.phrase.units[Int(phrase.tokens[index].start)] == 0x2C
  }
}
