import Glibc

/// The bytes of a file, mapped into memory for reading and shared with other processes.
///
/// The bytes are only read and live as long as the instance, so it may cross threads.
package final class MappedFile: @unchecked Sendable {
  /// The bytes, for as long as the instance lives.
  package let bytes: UnsafeRawBufferPointer

  /// Maps the whole of a file.
  package init(path: String) throws(LexiconFileError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
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
    guard let address = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0),
      address != MAP_FAILED
    else { throw LexiconFileError(path: path, problem: .unreadable(errno)) }
    bytes = UnsafeRawBufferPointer(start: address, count: count)
  }

  deinit {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
  }
}
