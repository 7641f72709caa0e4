/// Tells the clauses of a phrase that ask for something from those that only tell what is the case.
///
/// In "I work in Turin but want the van in Genoa" what is told first is rather not what is wanted.
struct ClauseSurvey {
  /// Whether each token stands in a clause that tells something, where another one asks.
  let isTold: PlaceSet

  /// Surveys a phrase.
  init(_ outline: PhraseOutline) {
    var isTold = PlaceSet()
    let isEnd = { (index: Int) in
      outline.isStop(index) && !outline.isMark(index, ":") || outline.isTurn(index)
    }
    guard outline.indices.contains(where: isEnd) else {
      self.isTold = isTold
      return
    }
    let clauses = outline.indices.split(whereSeparator: isEnd)
    let asking = clauses.map { Self.asks(outline, $0) }
    if asking.contains(true) {
      for (clause, asks) in zip(clauses, asking) where !asks && Self.tells(outline, clause) {
        isTold.insert(clause)
      }
    }
    self.isTold = isTold
  }

  private static func asks(_ outline: PhraseOutline, _ clause: Range<Int>) -> Bool {
    clause.contains { index in
      !outline.uses[index].isDisjoint(with: [.frame, .telling]) || outline.isAct[index]
    } || clause.first { outline.isWord($0) }.map { outline.says[$0].contains(.asking) } ?? false
  }

  /// Whether a clause begins as one does that tells something, or says who is there.
  private static func tells(_ outline: PhraseOutline, _ clause: Range<Int>) -> Bool {
    let words = clause.filter { outline.isWord($0) && !outline.uses[$0].contains(.filler) }
    guard let first = words.first, let last = words.last else { return false }
    return outline.says[first].contains(.stating)
      || words.count <= shortest && outline.says[last].contains(.adverb)
  }

  /// The most words of a clause such as "Anna Berg here".
  private static let shortest = 4
}

extension PhraseOutline {
  /// Whether a word turns from one clause to another: "but".
  fileprivate func isTurn(_ index: Int) -> Bool { says[index].contains(.turn) }
}
