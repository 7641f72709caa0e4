import Understudy

/// The extractor of the process, opened when a verb first needs it.
///
/// It lives as long as the process: to free what it holds piece by piece takes longer than to read a phrase.
enum ProcessExtractor {
  private static let opened = Result { try Extractor() }

  /// The extractor.
  static var shared: Extractor { get throws { try opened.get() } }
}
