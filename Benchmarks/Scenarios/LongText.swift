import Understudy

/// Text of some length, to see that a character costs the same however many there are.
struct LongText: Scenario {
  let name: String
  let load: Load
  let comparedWith: String
  private let work: (String) throws -> Int
  private let text: String

  private static let sizes = [1, 10, 100]

  /// Each piece of work at each size.
  static func all(_ setting: Setting) -> [LongText] {
    let context = Setting.context(locale: "en_US")
    let (extractor, schema) = (setting.extractor, setting.schema)
    let works: [(String, (String) throws -> Int)] = [
      ("recognize", { try extractor.recognize($0, in: context).count }),
      ("fill", { try extractor.extract(schema, from: $0, in: context).unused.count }),
    ]
    // Another list may have no English phrase to make a text of.
    guard !setting.phrases.text(ofLength: 1).isEmpty else { return [] }
    return works.flatMap { name, work in
      sizes.map { size in
        let text = setting.phrases.text(ofLength: size * 1024)
        return LongText(
          name: "linear/\(name)-\(size)KB", load: Load(count: text.count, unit: .character),
          comparedWith: "linear/\(name)-\(sizes[0])KB", work: work, text: text)
      }
    }
  }

  /// Makes sure that the answers grow with the text.
  func check() throws {
    let answers = try work(text)
    guard answers > load.count / 200 else {
      throw WrongAnswer(
        scenario: name, phrase: "\(load.count) characters",
        expected: "more than \(load.count / 200) mentions", found: "\(answers)")
    }
  }

  func run() throws -> Int { try work(text) }
}
