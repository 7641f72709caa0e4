extension MentionFinder {
  /// The mentions as they are meant where the phrase itself tells what day it is, or in which year its days lie.
  ///
  /// "Today is 2 May 2024" is told so that the rest of the phrase be seen from there, and a day without a year lies
  /// in that of the next day that has one: "from May 3 until May 8, 2024".
  func dated(_ mentions: [ResolvedMention], links: [Offer.CueMention]) -> [ResolvedMention] {
    let dated = mentions.indices.filter { hasYear(mentions[$0]) }
    guard let first = dated.first else { return mentions }
    if let told = today(mentions, dated, links) {
      let isTold = { (index: Int) in mentions[index].extent.overlaps(told.words) }
      return mentions.indices.filter { !isTold($0) }.map { seen(mentions[$0], from: told.day) }
    }
    guard mentions[..<first].contains(where: isYearless) else { return mentions }
    // The furthest start so far of the days with a year, so that the next one is found by halving.
    var furthest = 0
    let reach = dated.map { index in
      furthest = max(furthest, mentions[index].extent.lowerBound)
      return furthest
    }
    return mentions.map { mention in
      guard isYearless(mention) else { return mention }
      let next = reach.partitionPoint { $0 >= mention.extent.upperBound }
      guard next < dated.count,
        let day = LocalTime.Fields(
          "\(mentions[dated[next]].readings[0].value.plainText.prefix(Self.year))-01-01")?.start
      else { return mention }
      return seen(mention, from: day)
    }
  }

  /// The letters of a year, and of a day with one.
  private static var year: Int { 4 }
  private static var day: Int { 10 }

  /// The day that the phrase says it is, with the words that say so: "today is 2 May 2024".
  private func today(
    _ mentions: [ResolvedMention], _ dated: [Int], _ links: [Offer.CueMention]
  ) -> (words: Range<Int>, day: Int64)? {
    let now = LocalTime.iso8601(frame.now, .day)
    for start in mentions where start.extent.count == 1 && start.part.isWhole {
      let end = start.extent.upperBound
      guard start.readings[0].value.plainText == now,
        links.contains(where: { $0.cue.connective == .link && $0.tokens.lowerBound == end })
      else { continue }
      let told = dated.map { mentions[$0] }.first {
        (end...end + Self.gap).contains($0.extent.lowerBound)
      }
      if let told, let day = LocalTime.Fields(told.readings[0].value.plainText)?.start {
        return (start.extent.lowerBound..<told.extent.upperBound, day)
      }
    }
    return nil
  }

  /// The most words between "today" and the day that it is said to be: "is Tuesday the".
  private static var gap: Int { 3 }

  private func seen(_ mention: ResolvedMention, from day: Int64) -> ResolvedMention {
    let readings = readings(of: mention, after: day)
    return readings.isEmpty ? mention : mention.with(readings)
  }

  /// Whether a day was said with its year.
  private func hasYear(_ mention: ResolvedMention) -> Bool {
    mention.time != nil && mention.readings[0].kind.hasPrefix("date")
      && mention.readings[0].value.plainText.count >= Self.day
      && mention.extent.contains { tokens[$0].digitCount == Self.year }
  }

  /// Whether a day is told by its month and without a year.
  private func isYearless(_ mention: ResolvedMention) -> Bool {
    guard let time = mention.time, mention.readings[0].kind.hasPrefix("date") else { return false }
    return !mention.extent.contains { tokens[$0].digitCount == Self.year }
      && times.contains(time) { part in
        if case .field(.month, _) = part { true } else { false }
      }
  }
}
