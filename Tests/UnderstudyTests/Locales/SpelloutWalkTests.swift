import Foundation
import Testing
import UnderstudyICU

/// Numbers as ICU spells them are read back.
///
/// An ordinary run takes few numbers in the largest languages and every eighth locale. The variable
/// `UNDERSTUDY_SPELLOUT` asks for more: `all` takes all numbers in every locale and prints what came of
/// them, which wants an optimized build, `floors` writes that down as the new floors as well, and a list
/// such as `de,fr` prints what these do not read back of some of them.
@Suite struct SpelloutWalkTests {
  private static let asked = ProcessInfo.processInfo.environment["UNDERSTUDY_SPELLOUT"] ?? ""
  private static let walksAll = ["all", "floors"].contains(asked)
  /// As many numbers as a build without optimization reads in every locale in minutes.
  private static var some: SpelloutWalk { SpelloutWalk(step: 101, randomCount: 40) }
  private static let all = ICUInfo.availableLocales().filter { !$0.contains("_") }

  private static var sampled: [String] {
    guard !walksAll else { return all }
    let largest = Set(LargestLanguages.codes.prefix(40))
    return all.enumerated().filter { $0.offset % 8 == 0 || largest.contains($0.element) }
      .map(\.element)
  }

  @Test func readsBackWhatICUSpells() throws {
    let walk =
      switch Self.asked {
      case "all", "floors": SpelloutWalk(step: 1, randomCount: 2000)
      default: SpelloutWalk(step: 997, randomCount: 5)
      }
    let results = try Self.sampled.compactMap { try walk.result(of: $0) }
    for result in results where Self.walksAll { print(result, result.failed.prefix(3)) }
    if Self.asked == "floors" { try SpelloutFloors.write(results) }
    let floors = try SpelloutFloors().shares
    let largest = Set(LargestLanguages.codes.prefix(40))
    for result in results {
      // A sample may miss more than the whole does.
      let slack = Self.walksAll ? 0 : 0.05
      #expect(result.share >= (floors[result.locale] ?? 0) - slack, "\(result) \(result.failed)")
      if largest.contains(result.locale) {
        #expect(result.share >= 0.99 - slack / 5, "\(result) \(result.failed.prefix(5))")
      }
    }
    #expect(results.count > 10)
  }

  @Test(.enabled(if: !asked.isEmpty && !walksAll))
  func printsWhatLocalesDoNotReadBack() throws {
    for locale in Self.asked.split(separator: ",").map(String.init) {
      guard let result = try Self.some.result(of: locale) else {
        continue
      }
      print(result)
      for failure in result.failed.prefix(40) { print("  \(failure)") }
    }
  }
}
