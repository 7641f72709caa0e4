import Understudy

/// Reads one line of input as a request.
struct RequestReader {
  /// The longest line that is read, in bytes.
  static let longestLine = 1 << 20

  private let form: InputForm
  private var contexts: ContextCache
  private let tools: ToolLibrary

  init(_ form: InputForm, contexts: ContextCache, tools: ToolLibrary = ToolLibrary()) {
    self.form = form
    self.contexts = contexts
    self.tools = tools
  }

  /// The request that a line holds; a line of nothing is a phrase of nothing.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(RequestError) -> Request {
    guard line.count <= Self.longestLine else {
      throw RequestError(id: nil, fault: .tooLong(limit: Self.longestLine))
    }
    let isObject = line.first == UInt8(ascii: "{")
    if form != .lines && isObject { return try readObject(line) }
    guard let phrase = String(validating: line, as: UTF8.self) else {
      let offset = line.firstInvalidUTF8Offset ?? 0
      throw RequestError(id: nil, fault: .notUTF8(offset: offset))
    }
    guard form != .ndjson || line.isEmpty else { throw RequestError(id: nil, fault: .notObject) }
    return Request(id: nil, phrase: phrase, context: contexts.standard)
  }

  private mutating func readObject(
    _ line: UnsafeBufferPointer<UInt8>
  ) throws(RequestError) -> Request {
    let object: JSONValue
    do {
      object = try JSONValue(parsing: line)
    } catch {
      let isText = error.fault != .invalidUTF8
      throw RequestError(
        id: nil, fault: isText ? .notJSON(error) : .notUTF8(offset: error.offset))
    }
    let members = RequestMembers(object)
    let id = try members.id()
    do {
      try members.refuseMisspelled()
      guard let phrase = try members.string("phrase") else {
        throw RequestError.Fault.missing("phrase")
      }
      let context = try contexts.context(for: members.contextKey())
      return Request(
        id: id, phrase: phrase, context: context, tools: try members.tools(tools))
    } catch let fault as RequestError.Fault {
      throw RequestError(id: id, fault: fault)
    } catch {
      throw RequestError(id: id, fault: .notObject)
    }
  }
}
