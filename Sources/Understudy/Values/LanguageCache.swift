import Glibc
import UnderstudyLexicons
import UnderstudyResources

/// The folder in which the command keeps the languages that it has put together, so that its next call need not.
///
/// Nothing depends on it: a file that is missing, damaged or of another program is passed over and written
/// anew, and where nothing can be written nothing is kept.
package struct LanguageCache: Sendable {
  /// The folder.
  package let folder: String

  /// How many languages are kept.
  private static let limit = 24
  private static let suffix = ".language"

  /// Keeps languages in a folder, which is made when it is needed.
  package init(folder: String) {
    self.folder = folder
  }

  /// What was kept for a key.
  func content(for key: LanguageKey) -> LanguageContent? {
    let path = path(for: key)
    guard Self.isOwn(path),
      let file = try? MappedFile(path: path, isCopied: true)
    else { return nil }
    return try? LanguageFile.content(of: file, for: key)
  }

  /// Keeps the content of a language in place of what was kept for its locale before.
  func keep(_ content: LanguageContent, for key: LanguageKey) {
    guard makeFolder() else { return }
    let path = path(for: key)
    let draft = "\(path).\(getpid())"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let isWritten = LanguageFile.bytes(of: content, for: key).map { Self.write($0, to: file) }
    // Whoever reads sees a whole file or none.
    guard close(file) == 0, isWritten == true, rename(draft, path) == 0 else {
      unlink(draft)
      return
    }
    clear(besides: key)
  }

  /// Whether nobody else can have written a file: what it holds is believed.
  private static func isOwn(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_uid == geteuid() && facts.st_mode & 0o022 == 0
  }

  private func path(for key: LanguageKey) -> String { "\(folder)/\(name(for: key))" }

  private func name(for key: LanguageKey) -> String {
    let hash = String(key.hash, radix: 16)
    return key.locale + "." + String(repeating: "0", count: 16 - hash.count) + hash + Self.suffix
  }

  /// Makes the folder and those above it.
  private func makeFolder() -> Bool {
    guard access(folder, W_OK | X_OK) != 0 else { return true }
    var end = folder.startIndex
    while end < folder.endIndex {
      end = folder[folder.index(after: end)...].firstIndex(of: "/") ?? folder.endIndex
      mkdir(String(folder[..<end]), 0o700)
    }
    return access(folder, W_OK | X_OK) == 0
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  // MARK: - Keeping it small

  /// Removes what else was kept for the locale, and what has been kept longest where it is too much.
  private func clear(besides key: LanguageKey) {
    let own = name(for: key)
    let files = Resources.contents(of: folder).filter { $0 != own }.compactMap(Kept.init)
    for file in files where file.locale == key.locale { remove(file) }
    let others = files.filter { $0.locale != key.locale && $0.isWhole }
    guard others.count >= Self.limit else { return }
    let dated = others.map { (file: $0, time: time(of: $0)) }
    let old = dated.sorted { $0.time < $1.time }.dropLast(Self.limit - 1)
    for (file, _) in old { remove(file) }
  }

  private func remove(_ file: Kept) { unlink("\(folder)/\(file.name)") }

  private func time(of file: Kept) -> Int {
    var facts = stat()
    return stat("\(folder)/\(file.name)", &facts) == 0 ? facts.st_mtim.tv_sec : 0
  }

  /// A file of ours, as its name tells: the folder may hold others.
  private struct Kept {
    let name: String
    let locale: String
    /// Whether it is no draft.
    let isWhole: Bool

    init?(name: String) {
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard 3...4 ~= parts.count, parts[1].utf8.count == 16, parts[1].allSatisfy(\.isHexDigit),
        parts[2] == LanguageCache.suffix.dropFirst()
      else { return nil }
      (self.name, locale, isWhole) = (name, String(parts[0]), parts.count == 3)
    }
  }
}
