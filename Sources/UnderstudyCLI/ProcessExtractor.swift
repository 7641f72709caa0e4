import Synchronization
import Understudy

/// The extractor of the process, opened when a verb first needs it.
///
/// It lives as long as the process: to free what it holds piece by piece takes longer than to read a phrase.
enum ProcessExtractor {
  private static let kept = Mutex<LanguageCache?>(nil)
  private static let opened = Result { try another() }

  /// The extractor.
  static var shared: Extractor { get throws { try opened.get() } }

  /// Where languages are kept from call to call; nowhere unless the process says so before it opens an extractor.
  static var cache: LanguageCache? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// One more extractor, which shares nothing with the first.
  static func another() throws -> Extractor { try Extractor(cache: cache) }
}
