import Foundation

#if LineEditing
  import CLineEditing
#endif

/// Asks for one line after the other, on a terminal with a prompt.
struct LinePrompt {
  /// Whether a person is asked.
  let isAsking = StandardStream.input.isTerminal

  /// The next line; nothing at the end.
  ///
  /// - Throws: ``RequestError/Fault`` at one that is too long to be something that a person says.
  func next() throws -> String? {
    guard let line = try read() else { return nil }
    guard line.utf8.count <= RequestReader.longestLine else {
      throw RequestError.Fault.tooLong(limit: RequestReader.longestLine)
    }
    return line
  }

  private func read() throws -> String? {
    #if LineEditing
      if isAsking, StandardStream.output.isTerminal { return edited() }
    #endif
    if isAsking { try StandardStream.output.write(Array("> ".utf8)) }
    return readLine()
  }

  #if LineEditing
    /// Lets letters beyond ASCII be typed, whatever the locale of the machine.
    private static let readsUTF8 = setlocale(LC_CTYPE, "C.UTF-8") != nil

    /// A line with editing and with those before it under the arrow keys.
    private func edited() -> String? {
      guard Self.readsUTF8 || setlocale(LC_CTYPE, "") != nil, let bytes = readline("> ") else {
        return nil
      }
      defer { free(bytes) }
      if bytes.pointee != 0 { add_history(bytes) }
      return String(cString: bytes)
    }
  #endif
}
