import Foundation

/// One of the open files that the process was given.
struct StandardStream: ByteSource, Sendable {
  /// Why a stream can be used no more.
  enum Failure: Error, Equatable {
    /// Whoever read the output has had enough.
    case closed
    /// The system refused, for the reason that its code names.
    case failed(stream: String, code: Int32)
  }

  static let input = StandardStream("standard input", descriptor: STDIN_FILENO)
  static let output = StandardStream("standard output", descriptor: STDOUT_FILENO)
  static let error = StandardStream("standard error", descriptor: STDERR_FILENO)

  private static let chunk = 1 << 16
  private let name: String
  private let descriptor: Int32

  init(_ name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  /// Whether a person looks at it.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many columns it has where it is a terminal.
  var terminalColumns: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  func read(into buffer: inout [UInt8]) throws {
    let chunk = try [UInt8](unsafeUninitializedCapacity: Self.chunk) { bytes, count in
      count = try repeated { Foundation.read(descriptor, bytes.baseAddress, bytes.count) }
    }
    buffer.append(contentsOf: chunk)
  }

  /// Opens a file to write to, from its start or behind what it holds.
  static func file(_ path: String, appending: Bool) throws(Failure) -> StandardStream {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | (appending ? O_APPEND : O_TRUNC)
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { throw .failed(stream: "'\(path)'", code: errno) }
    return StandardStream("'\(path)'", descriptor: descriptor)
  }

  /// How many bytes are still to be read, where it is a file.
  var remainingBytes: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return max(0, Int(status.st_size) - lseek(descriptor, 0, SEEK_CUR))
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Result { () throws(Failure) in
          try repeated {
            Foundation.write(
              descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
          }
        }
      }
      written += try count.get()
    }
  }

  /// Writes a line of text.
  func writeLine(_ text: String) throws(Failure) {
    try write(Array((text + "\n").utf8))
  }

  /// Calls again what a signal interrupted.
  private func repeated(_ call: () -> Int) throws(Failure) -> Int {
    while true {
      let count = call()
      if count >= 0 { return count }
      switch errno {
      // Whoever interrupts a run wants it to end, and not to wait for more input.
      case EINTR where Interruption.isRequested: return 0
      case EINTR: continue
      case EPIPE: throw .closed
      case let code: throw .failed(stream: name, code: code)
      }
    }
  }
}

extension StandardStream.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .closed: "whoever read the output has closed it"
    case .failed(let stream, let code): "\(stream): \(String(cString: strerror(code)))"
    }
  }
}
