import UnderstudyLexicons

/// The form of a file that holds the content of a language: what it is, a sum, the key, and the content.
enum LanguageFile {
  private static let magic = Array("understudy word\n".utf8)
  /// What it is, and the sum of all that follows.
  private static let headSize = 32
  private static let alignment = 16

  /// The bytes of a file.
  static func bytes(of content: LanguageContent, for key: LanguageKey) -> [UInt8]? {
    var body = CompiledFile()
    var content = content
    do { try body.pass(&content) } catch { return nil }
    let rest = paddedKey(key) + body.written
    let sum = rest.withUnsafeBytes { WordSum.of($0) }
    var head = magic
    withUnsafeBytes(of: sum) { head.append(contentsOf: $0) }
    head.append(contentsOf: Array(repeating: 0, count: headSize - head.count))
    return head + rest
  }

  /// What a file holds, where it was written for a key and is whole.
  static func content(
    of file: MappedFile, for key: LanguageKey
  ) throws(CompiledFileError) -> LanguageContent {
    let bytes = file.bytes
    let key = paddedKey(key)
    let start = headSize + key.count
    guard bytes.count >= start, bytes.prefix(magic.count).elementsEqual(magic),
      bytes[headSize..<start].elementsEqual(key)
    else { throw .foreign }
    let stated = bytes.loadUnaligned(fromByteOffset: magic.count, as: UInt64.self)
    guard
      stated == WordSum.of(UnsafeRawBufferPointer(rebasing: bytes[headSize...])),
      bytes[(magic.count + 8)..<headSize].allSatisfy({ $0 == 0 })
    else { throw .damaged }
    var body = CompiledFile(file, from: start)
    let content: LanguageContent = try body.take()
    guard body.isAtEnd else { throw .damaged }
    return content
  }

  private static func paddedKey(_ key: LanguageKey) -> [UInt8] {
    var bytes = Array(key.text.utf8) + [0]
    while !bytes.count.isMultiple(of: alignment) { bytes.append(0) }
    return bytes
  }
}
