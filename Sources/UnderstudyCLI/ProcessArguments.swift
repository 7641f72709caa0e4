import Foundation

/// The words that the process was called with.
enum ProcessArguments {
  /// The words after the command's name.
  ///
  /// The standard library would put U+FFFD for bytes that are not UTF-8, and answers would then tell
  /// offsets of a phrase that nobody wrote.
  static func read() -> Result<[String], UsageError> {
    var arguments: [String] = []
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let bytes = CommandLine.unsafeArgv[index] else { break }
      let buffer = UnsafeBufferPointer(
        start: UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self), count: strlen(bytes))
      guard let argument = String(validating: buffer, as: UTF8.self) else {
        let offset = buffer.firstInvalidUTF8Offset ?? 0
        return .failure(.notUTF8(argument: index, offset: offset))
      }
      arguments.append(argument)
    }
    return .success(arguments)
  }
}
