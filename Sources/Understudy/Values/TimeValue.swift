/// Dates and times: the productions that rule files make them with.
enum TimeValue {
  static let productions: [Production] =
    patterns + technical + clocks + relatives + combinations + stretches + zones
}

extension Production {
  /// Makes a production whose only argument is a word of an enumeration.
  init<Word: RawRepresentable & Sendable>(
    word name: String, _ type: Word.Type,
    _ application:
      @escaping @Sendable (Word, inout TimeStore, UnsafeBufferPointer<Meaning>) -> Meaning?
  ) where Word.RawValue == String {
    self.init(name: name) { arguments in
      guard let word = arguments.singleWord.flatMap(Word.init(rawValue:)) else { return nil }
      return { store, parts in application(word, &store, parts) }
    }
  }
}

extension UnsafeBufferPointer<Meaning> {
  /// The times among the parts, in order.
  var times: TimeList {
    var times = TimeList()
    for case .time(let time) in self { times.append(time) }
    return times
  }

  /// The first time among the parts.
  var time: TimeIndex? {
    for case .time(let time) in self { return time }
    return nil
  }

  /// The first duration among the parts.
  var duration: DurationValue? {
    for case .duration(let duration) in self { return duration }
    return nil
  }

  /// The first unit of time among the parts.
  var grain: Grain? {
    for case .grain(let grain) in self { return grain }
    return nil
  }

  /// The whole numbers among the parts, where these are two.
  var twoWholes: (first: Int64, second: Int64)? {
    var (first, second, count) = (Int64(0), Int64(0), 0)
    for part in self {
      guard let whole = part.whole else { continue }
      count += 1
      (first, second) = count == 1 ? (whole, 0) : (first, whole)
    }
    return count == 2 ? (first, second) : nil
  }

  /// The first whole number among the parts.
  var whole: Int64? {
    for part in self {
      if let whole = part.whole { return whole }
    }
    return nil
  }
}
