import Glibc

/// The bytes of a file, mapped into memory for reading and shared with other processes, or copied.
///
/// The bytes are only read and live as long as the instance, so it may cross threads.
package final class MappedFile: @unchecked Sendable {
  /// The bytes, for as long as the instance lives.
  package let bytes: UnsafeRawBufferPointer

  /// Maps the whole of a file.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - isCopied: Whether its bytes are read, so that whoever changes them in place changes nothing here.
  /// - Throws: ``LexiconFileError`` where there is no file to read, or an empty one.
  package init(path: String, isCopied: Bool = false) throws(LexiconFileError) {
    // What is no file may never be opened: a pipe waits for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw LexiconFileError(path: path, problem: .unreadable(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw LexiconFileError(path: path, problem: .unreadable(errno))
    }
    // A folder or a device has no bytes to map; zero bytes cannot be mapped at all.
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
      throw LexiconFileError(path: path, problem: .tooShort(0))
    }
    let count = Int(status.st_size)
    let address =
      isCopied
      ? mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      : mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0)
    guard let address, address != MAP_FAILED else {
      throw LexiconFileError(path: path, problem: .unreadable(errno))
    }
    bytes = UnsafeRawBufferPointer(start: address, count: count)
    guard !isCopied || Self.fill(address, count, from: descriptor) else {
      munmap(address, count)
      throw LexiconFileError(path: path, problem: .tooShort(count))
    }
  }

  private static func fill(
    _ address: UnsafeMutableRawPointer, _ count: Int, from descriptor: Int32
  ) -> Bool {
    var done = 0
    while done < count {
      let read = Glibc.read(descriptor, address + done, count - done)
      guard read > 0 else { return false }
      done += read
    }
    return true
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
