/// Chooses among overlapping mentions those that explain most of a phrase.
///
/// More words covered are better, then fewer mentions, then heavier ones.
struct MentionSelector {
  /// What covering a word or a number is worth; the weights of rules lie far below.
  private static let tokenPoints = 1000
  /// What covering a mark is worth.
  private static let markPoints = 100
  private static let mentionCost = 300

  /// What is known of a place between tokens.
  private struct Spot {
    /// What covering all tokens before it is worth.
    let points: Int
    /// What the best choice behind it is worth.
    var best = 0
    /// The mention that this choice begins with, by its number; negative where it begins with a free token.
    var choice: Int32 = -1
  }

  /// The chosen ones of some mentions of a chart, told by their places in it and in text order.
  ///
  /// - Parameters:
  ///   - places: The places of the mentions to choose from.
  ///   - mentions: All mentions of the chart.
  ///   - starts: The ones to choose from by their starts.
  ///   - tokens: The tokens of the phrase.
  ///   - isOpen: Whether a mention may be chosen at all.
  /// - Returns: The places of the chosen ones.
  /// - Complexity: O(*m*) in the number of mentions, plus the number of tokens.
  static func selection<Meaning>(
    of places: [Int32], among mentions: [Mention<Meaning>], _ starts: StartList,
    in tokens: [Token], where isOpen: (Mention<Meaning>) -> Bool
  ) -> [Int32] {
    var spots: [Spot] = []
    spots.reserveCapacity(tokens.count + 1)
    var points = 0
    spots.append(Spot(points: points))
    for token in tokens {
      points += token.shape == .punctuation ? Self.markPoints : Self.tokenPoints
      spots.append(Spot(points: points))
    }
    var count = 0
    for start in stride(from: tokens.count - 1, through: 0, by: -1) {
      var (best, choice) = (spots[start + 1].best, Int32(-1))
      var next = starts.heads[start]
      while next >= 0 {
        let number = next
        next = starts.next[Int(next)]
        let place = Int(places[Int(number)])
        guard isOpen(mentions[place]) else { continue }
        let end = Int(mentions[place].end)
        let covered = spots[end].points - spots[start].points
        let score =
          covered - Self.mentionCost + Int(mentions[place].weight) + spots[end].best
        guard score > best else { continue }
        (best, choice) = (score, number)
      }
      spots[start].best = best
      spots[start].choice = choice
      if choice >= 0 { count += 1 }
    }
    var selected: [Int32] = []
    selected.reserveCapacity(count)
    var token = 0
    while token < tokens.count {
      if spots[token].choice >= 0 {
        let place = places[Int(spots[token].choice)]
        selected.append(place)
        token = Int(mentions[Int(place)].end)
      } else {
        token += 1
      }
    }
    return selected
  }
}
