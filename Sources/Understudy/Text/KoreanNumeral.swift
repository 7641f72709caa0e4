/// Finds the number in words that a Korean word begins with, where words of their own are written behind it.
///
/// `이십구유로` is 29 euros: Korean writes counters, money and particles without a space behind a number.
/// A word is cut only where all that follows the number is known, since syllables of numbers begin many words.
enum KoreanNumeral {
  /// The units of a word.
  typealias Word = Slice<UnsafeBufferPointer<UInt16>>

  private static let digits = Array("일이삼사오육륙칠팔구".utf16)
  private static let zeros = Array("영공".utf16)
  /// Tens, hundreds and thousands.
  private static let small = Array("십백천".utf16)
  /// Powers of ten thousand.
  private static let large = Array("만억조경".utf16)
  private static let tens = list("열 스물 스무 서른 마흔 쉰 예순 일흔 여든 아흔")
  private static let ones = list("하나 다섯 여섯 일곱 여덟 아홉 한 둘 두 셋 세 넷 네")
  private static let points = list("점 쩜")

  /// What is counted, so that even one syllable before it is a number.
  private static let counters = list(
    "킬로그램 킬로미터 센티미터 번째 퍼센트 프로 분의 달러 유로 파운드 센트 위안 루피 조각 마리 미터 리터 그램 그람 킬로 마일 피트 인치 명 개 살 컵 톤 등")
  /// What is counted, but may end other words as well.
  private static let weakCounters = list("원 불 엔 위 점 권 대 층")
  private static let particles = list(
    "입니다 이다 이라 이고 이며 보다 에서 까지 부터 으로 이상 이하 미만 초과 정도 은 는 이 가 을 를 의 과 와 도 만 에 로")

  private static let allCounters = counters + weakCounters
  private static let endings = allCounters + points + particles

  private static let longestWord = 40

  private static func list(_ words: String) -> [[UInt16]] {
    words.split(separator: " ").map { Array($0.utf16) }
  }

  /// The units of the first piece of a word that is a number with more words behind it; nothing for other words.
  static func firstPiece(of word: Word, isAwaited: Bool = false) -> Int? {
    guard word.count <= longestWord, let first = word.first, 0xAC00...0xD7A3 ~= first else {
      return nil
    }
    return lengths(word).last { length in
      length < word.count
        && ends(word.dropFirst(length), after: word.prefix(length), isAwaited: isAwaited)
    }
  }

  /// The units of the first piece of what follows a number; nothing where it is all one.
  static func nextPiece(of rest: Word) -> Int? {
    guard !endings.contains(where: { rest.elementsEqual($0) }) else { return nil }
    return endings.first { $0.count < rest.count && rest.starts(with: $0) }?.count
  }

  // MARK: - What follows

  private static func ends(_ rest: Word, after number: Word, isAwaited: Bool) -> Bool {
    for ending in counters where rest.starts(with: ending) {
      if isOver(rest.dropFirst(ending.count)) { return true }
    }
    for point in points where rest.starts(with: point) {
      let behind = rest.dropFirst(point.count)
      let count = behind.prefix { digits.contains($0) || zeros.contains($0) }.count
      if count > 0, isOver(behind.dropFirst(count)) { return true }
    }
    let isRound = number.count == 1 && isUnit(number[number.startIndex])
    guard isAwaited || isRound || number.count > 1 else { return false }
    for ending in weakCounters where rest.starts(with: ending) {
      if isOver(rest.dropFirst(ending.count)) { return true }
    }
    guard isAwaited || number.count > 1 && !isOtherWord(number) else { return false }
    return particles.contains { rest.elementsEqual($0) }
  }

  /// Whether nothing follows, or a counter or a particle.
  private static func isOver(_ rest: Word) -> Bool {
    guard !rest.isEmpty else { return true }
    if particles.contains(where: { rest.elementsEqual($0) }) { return true }
    let ending = allCounters.first { rest.starts(with: $0) }
    if let ending { return isOver(rest.dropFirst(ending.count)) }
    return lengths(rest).contains { isOver(rest.dropFirst($0)) }
  }

  /// Words such as `구조`, a structure, that few mean as nine trillion.
  private static func isOtherWord(_ number: Word) -> Bool {
    number.count == 2 && number.last.map { large.contains($0) || small[2] == $0 } ?? false
      && number.first.map(digits.contains) ?? false
  }

  private static func isUnit(_ unit: UInt16) -> Bool {
    small.contains(unit) || large.contains(unit)
  }

  // MARK: - The number

  /// The lengths of all numbers that a word begins with, shortest first.
  private static func lengths(_ word: Word) -> [Int] {
    var lengths: [Int] = []
    var group = Group()
    for (offset, unit) in word.enumerated() {
      guard group.takes(unit) else { break }
      lengths.append(offset + 1)
    }
    if word.first.map(zeros.contains) ?? false { lengths.append(1) }
    let ten = tens.first { word.starts(with: $0) }?.count ?? 0
    let one = ones.first { word.dropFirst(ten).starts(with: $0) }?.count ?? 0
    return ten + one > 0 ? lengths + [ten + one] : lengths
  }

  /// How far a number made of Chinese syllables has come.
  private struct Group {
    var large = KoreanNumeral.large.count
    var small = KoreanNumeral.small.count
    var hasDigit = false

    /// Whether a syllable may follow.
    mutating func takes(_ unit: UInt16) -> Bool {
      if digits.contains(unit) {
        guard !hasDigit else { return false }
        hasDigit = true
        return true
      }
      if let rank = KoreanNumeral.small.firstIndex(of: unit) {
        guard rank < small else { return false }
        small = rank
      } else if let rank = KoreanNumeral.large.firstIndex(of: unit) {
        guard rank < large else { return false }
        large = rank
        small = KoreanNumeral.small.count
      } else {
        return false
      }
      hasDigit = false
      return true
    }
  }
}
