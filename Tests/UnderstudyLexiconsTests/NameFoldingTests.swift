import Testing

@testable import UnderstudyLexicons

@Suite struct NameFoldingTests {
  @Test(arguments: [
    ("O'Hare", "ohare"), ("O’Hare", "ohare"), ("St. Louis", "st louis"), ("D.C.", "dc"),
    ("Winston-Salem", "winston salem"), ("Dallas/Fort Worth", "dallas fort worth"),
    ("  München  (Bayern) ", "munchen bayern"), ("Zürich–Kloten", "zurich kloten"),
    ("ジョン・F・ケネディ国際空港", "ジョンfケネディ国際空港"), ("인천 국제공항", "인천국제공항"),
    ("東京 羽田", "東京羽田"), ("A380", "a380"), ("Москва", "москва"), ("...", ""), ("", ""),
  ])
  func joinsWordsByOneSpace(_ name: String, _ folded: String) {
    #expect(String(decoding: foldedName(name), as: UTF16.self) == folded)
  }

  @Test(arguments: ["O'Hare", "St. Louis", "ジョン・F・ケネディ", "ท่าเรือ ใหม่", "Łódź 12b"])
  func changesNothingTheSecondTime(_ name: String) {
    let once = foldedName(name)
    #expect(foldedName(String(decoding: once, as: UTF16.self)) == once)
  }

  @Test(arguments: [
    ("new york", [3, 8]), ("a380", [1, 4]), ("東京", [1, 2]), ("東京 bay", [1, 2, 6]), ("", []),
    ("x𠮷y", [1, 3, 4]),
  ])
  func listsWhereTokensMayEnd(_ key: String, _ boundaries: [Int]) {
    #expect(NameKey.boundaries(of: Array(key.utf16)) == boundaries)
  }
}
