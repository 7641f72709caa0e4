import Foundation
import Testing
import UnderstudyICU

/// What ICU formats in a locale is read back to the same meaning.
///
/// An ordinary run takes the largest languages and every sixteenth locale. The variable
/// `UNDERSTUDY_WALK` asks for more: `all` walks every locale and prints the shares, `floors` writes them
/// down as the new floors as well, and a list such as `de,pt_BR` prints what these do not read back.
@Suite struct ReadBackTests {
  private static let asked = ProcessInfo.processInfo.environment["UNDERSTUDY_WALK"] ?? ""
  private static let walksAll = ["all", "floors"].contains(asked)

  private static var sampled: [String] {
    let all = ICUInfo.availableLocales()
    guard !walksAll else { return all }
    let largest = Set(LargestLanguages.codes)
    return all.enumerated().filter { $0.offset % 16 == 0 || largest.contains($0.element) }
      .map(\.element)
  }

  @Test func readsBackWhatEveryLocaleWrites() async throws {
    let results = try await LocaleWalk().results(of: Self.sampled)
    for result in results where Self.walksAll { print(result) }
    if Self.asked == "floors" { try WalkFloors.write(results, version: ICUInfo.version) }

    let floors = try WalkFloors()
    let largest = Set(LargestLanguages.codes)
    for result in results {
      // Another ICU writes other texts.
      if floors.version == ICUInfo.version, let floor = floors[result.locale] {
        #expect(result.share >= floor, "\(result)")
      }
      if largest.contains(result.locale) { #expect(result.share >= 0.90, "\(result)") }
    }
    let count = results.reduce(0) { $0 + $1.count }
    let failed = results.reduce(0) { $0 + $1.failed.count }
    print("read back \(count - failed) of \(count) texts in \(results.count) locales")
    #expect(Double(count - failed) >= 0.95 * Double(count))
  }

  @Test func hasTheLargestLanguages() {
    let available = Set(ICUInfo.availableLocales())
    #expect(LargestLanguages.codes.count == 60)
    #expect(LargestLanguages.codes.allSatisfy(available.contains))
  }

  @Test(.enabled(if: !asked.isEmpty && !walksAll))
  func printsWhatLocalesDoNotReadBack() async throws {
    for result in try await LocaleWalk().results(
      of: Self.asked.split(separator: ",").map(String.init))
    {
      print(result)
      for sample in result.failed { print("  \(sample)") }
    }
  }
}
