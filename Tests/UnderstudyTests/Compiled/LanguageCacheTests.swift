import Foundation
import Synchronization
import Testing
import UnderstudyLexicons
import UnderstudyResources

@testable import Understudy

@Suite struct LanguageCacheTests {
  /// The content of one language, made once: its file is among the smallest.
  private static let made = Result {
    let tokenizer = try Tokenizer(locale: "ml")
    return try LanguageContent(
      locale: "ml",
      sources: LanguageSources(locale: "ml", language: "ml", tokenizer: tokenizer),
      lexicons: LexiconIndex(contentsOf: Resources.path(of: "lexicons.bin")),
      tokenizer: tokenizer)
  }

  private let folder: TemporaryFolder
  private let cache: LanguageCache
  private let key: LanguageKey
  private let content: LanguageContent

  init() throws {
    folder = try TemporaryFolder()
    cache = LanguageCache(folder: folder.path("a/b"))
    key = try LanguageKey(locale: "ml")
    content = try Self.made.get()
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: cache.folder).sorted() }
  }

  /// The only file that is kept.
  private func file() throws -> URL {
    URL(filePath: cache.folder).appending(path: try files.first.found("a file"))
  }

  @Test func givesBackWhatItKept() throws {
    #expect(cache.content(for: key) == nil)
    cache.keep(content, for: key)
    let kept = try cache.content(for: key).found("the content")
    #expect(try files.count == 1)
    #expect(kept.sentences == content.sentences)
    #expect(kept.week == content.week)
    #expect(kept.names.value.keys == content.names.value.keys)
    let rules = content.grammar.rules
    #expect(kept.grammar.rules.count == rules.count)
    for rule in 0..<rules.count {
      #expect(kept.grammar.rules.name(of: rule) == rules.name(of: rule))
      #expect(kept.grammar.rules.arguments(of: rule) == rules.arguments(of: rule))
    }
  }

  @Test func passesOverAFileWithAChangedByte() throws {
    cache.keep(content, for: key)
    let bytes = try Data(contentsOf: file())
    let head = Array(0..<48), spread = (1...40).map { $0 * (bytes.count - 1) / 40 }
    for place in head + spread {
      var other = bytes
      other[place] ^= UInt8(1 << (place % 8))
      try other.write(to: file())
      #expect(cache.content(for: key) == nil, "byte \(place)")
    }
    cache.keep(content, for: key)
    #expect(cache.content(for: key) != nil)
  }

  @Test func passesOverAFileThatIsCutShortOrGoesOn() throws {
    cache.keep(content, for: key)
    let bytes = try Data(contentsOf: file())
    for count in [0, 1, 15, 16, 31, 32, 33, 500, bytes.count / 2, bytes.count - 1] {
      try bytes.prefix(count).write(to: file())
      #expect(cache.content(for: key) == nil, "\(count) bytes")
    }
    try (bytes + [0]).write(to: file())
    #expect(cache.content(for: key) == nil)
  }

  @Test func passesOverAFileThatOthersCanWrite() throws {
    cache.keep(content, for: key)
    let path = try file().path
    try FileManager.default.setAttributes([.posixPermissions: 0o622], ofItemAtPath: path)
    #expect(cache.content(for: key) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    #expect(cache.content(for: key) != nil)
    // Only the superuser can give a file away.
    guard geteuid() == 0 else { return }
    try FileManager.default.setAttributes([.ownerAccountID: 65534], ofItemAtPath: path)
    #expect(cache.content(for: key) == nil)
  }

  @Test func passesOverTheFileOfAnotherKey() throws {
    cache.keep(content, for: key)
    let other = try LanguageKey(locale: "mn")
    #expect(cache.content(for: other) == nil)
    #expect(other.hash != key.hash)
    let name = try file().lastPathComponent.replacing("ml.", with: "mn.").replacing(
      hex(key.hash), with: hex(other.hash))
    try FileManager.default.moveItem(at: file(), to: URL(filePath: "\(cache.folder)/\(name)"))
    #expect(cache.content(for: other) == nil)
  }

  @Test func removesWhatWasKeptForTheLocaleBeforeAndNothingElse() throws {
    try FileManager.default.createDirectory(
      atPath: cache.folder, withIntermediateDirectories: true)
    let old = ["ml.0123456789abcdef.language", "ml.0123456789abcdef.language.77"]
    let others = [
      "ml.txt", "ml.0123456789abcdef.languages", "ml.xyz.language", "notes",
      "mn.0123456789abcdef.language",
    ]
    for name in old + others {
      try Data("x".utf8).write(to: URL(filePath: "\(cache.folder)/\(name)"))
    }
    cache.keep(content, for: key)
    let left = Set(try files)
    #expect(left.isDisjoint(with: old))
    #expect(left.isSuperset(of: others))
    #expect(left.count == others.count + 1)
  }

  @Test func keepsTheLatestOfManyLocales() throws {
    try FileManager.default.createDirectory(
      atPath: cache.folder, withIntermediateDirectories: true)
    for number in 0..<40 {
      let path = "\(cache.folder)/x\(number).0123456789abcdef.language"
      try Data("x".utf8).write(to: URL(filePath: path))
      let date = Date(timeIntervalSince1970: Double(number))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    cache.keep(content, for: key)
    let left = try files
    #expect(left.count == 24)
    #expect(left.contains { $0.hasPrefix("x39.") })
    #expect(!left.contains { $0.hasPrefix("x0.") })
  }

  @Test(arguments: ["/proc/understudy", "/dev/null/understudy", ""])
  func keepsNothingWhereNothingCanBeWritten(folder: String) {
    let cache = LanguageCache(folder: folder)
    cache.keep(content, for: key)
    #expect(cache.content(for: key) == nil)
  }

  @Test func filesOfAllLocalesLieInTheFolder() throws {
    for locale in ["en_US@calendar=buddhist", "../../x", "a/b", "de.AT", ""] {
      let name = try LanguageKey(locale: locale).locale
      #expect(!name.contains { "./".contains($0) }, "\(name)")
    }
  }

  @Test func manyThreadsKeepAndTakeTheSame() {
    let taken = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      cache.keep(content, for: key)
      if let found = cache.content(for: key), found.sentences == content.sentences {
        taken.withLock { $0 += 1 }
      }
    }
    #expect(taken.withLock { $0 } >= 1)
    #expect(cache.content(for: key) != nil)
    #expect((try? files.count) == 1)
  }

  private func hex(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
