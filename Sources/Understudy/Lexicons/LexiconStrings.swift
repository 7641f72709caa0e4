import Glibc

/// The strings of a compiled file: each its length in two bytes, then its UTF-8.
struct LexiconStrings: Sendable {
  /// The section of strings.
  let bytes: LexiconBytes

  /// The string at an offset; nil where there is none.
  subscript(offset: UInt32) -> String? {
    utf8(at: offset).map { String(decoding: $0, as: UTF8.self) }
  }

  /// How the bytes of a string are ordered before (< 0), with (0) or after (> 0) those of a key.
  func compare(_ offset: UInt32, with key: UnsafeRawBufferPointer) -> Int? {
    guard let stored = utf8(at: offset) else { return nil }
    let shared = min(stored.count, key.count)
    guard shared > 0, let first = stored.baseAddress, let second = key.baseAddress else {
      return stored.count - key.count
    }
    let order = Int(memcmp(first, second, shared))
    return order == 0 ? stored.count - key.count : order
  }

  /// Whether a string is one of those that another one lists between commas.
  func lists(_ item: UInt32, at offset: UInt32) -> Bool {
    guard let item = utf8(at: item), let list = utf8(at: offset), !item.isEmpty else {
      return false
    }
    var start = 0
    while start + item.count <= list.count {
      var end = start
      while end < list.count, list[end] != 0x2C { end += 1 }
      if end - start == item.count, list[start..<end].elementsEqual(item) { return true }
      start = end + 1
    }
    return false
  }

  /// The bytes of a string.
  func utf8(at offset: UInt32) -> UnsafeRawBufferPointer? {
    guard let count = bytes.load(UInt16.self, at: Int(offset)) else { return nil }
    return bytes.slice(at: Int(offset) + 2, count: Int(count))
  }
}
