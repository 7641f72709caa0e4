/// Which endings of a word are words of their own that say what the word before them does.
///
/// `서울에서` is "from Seoul": Korean writes `에서` without a space behind the name.
struct Particles: Sendable {
  /// The particles, longer ones before those that they end with.
  private static let korean = [
    "입니다", "에서", "까지", "부터", "으로", "이다", "로", "에", "을", "를", "행", "발", "의", "과", "와", "은", "는", "가",
    "만",
  ].map { Array($0.utf16) }
  /// The letters that a word must have before a particle.
  private static let shortestWord = 2
  private let isActive: Bool

  /// Takes the particles of a language.
  init(language: String) {
    isActive = language == "ko"
  }

  /// Whether numbers in words have particles and counters glued to them.
  var followNumerals: Bool { isActive }

  /// The units of the particle that a word ends with; nothing where it ends with none.
  func length(in word: Slice<UnsafeBufferPointer<UInt16>>) -> Int? {
    guard isActive else { return nil }
    return Self.korean.first { particle in
      word.count >= particle.count + Self.shortestWord
        && word.suffix(particle.count).elementsEqual(particle)
    }?.count
  }
}
