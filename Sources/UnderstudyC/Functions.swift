import Glibc
import UnderstudyCLI

// What 'include/understudy.h' declares; both have to be changed together.

/// Opens an engine; where that fails, gives nothing and says why.
@c(understudy_open)
public func open(
  _ options: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OpaquePointer? {
  do {
    let engine = try EmbeddedEngine(options: options.map { Array(bytes(of: $0)) } ?? [])
    return OpaquePointer(Unmanaged.passRetained(engine).toOpaque())
  } catch let reason {
    error?.pointee = copied(Array("\(reason)".utf8))
    return nil
  }
}

/// Closes an engine that nobody uses any more.
@c(understudy_close)
public func close(_ engine: OpaquePointer?) {
  guard let engine else { return }
  Unmanaged<EmbeddedEngine>.fromOpaque(UnsafeRawPointer(engine)).release()
}

/// What a request's phrase fills, as JSON.
@c(understudy_parse)
public func parse(
  _ engine: OpaquePointer?, _ request: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  answer(engine, request) { $0.parse($1) }
}

/// What a request's phrase mentions, as JSON.
@c(understudy_recognize)
public func recognize(
  _ engine: OpaquePointer?, _ request: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? {
  answer(engine, request) { $0.recognize($1) }
}

/// Gives back a text that another function gave.
@c(understudy_free)
public func freeText(_ text: UnsafeMutablePointer<CChar>?) { free(text) }

private func answer(
  _ engine: OpaquePointer?, _ request: UnsafePointer<CChar>?,
  _ work: (EmbeddedEngine, UnsafeBufferPointer<UInt8>) -> [UInt8]
) -> UnsafeMutablePointer<CChar>? {
  guard let engine, let request else { return nil }
  let opened = Unmanaged<EmbeddedEngine>.fromOpaque(UnsafeRawPointer(engine))
  return opened._withUnsafeGuaranteedRef { copied(work($0, bytes(of: request))) }
}

private func bytes(of text: UnsafePointer<CChar>) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(
    start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: strlen(text))
}

/// A text for C, which 'understudy_free' gives back.
private func copied(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
  guard let memory = malloc(bytes.count + 1) else { return nil }
  let text = memory.assumingMemoryBound(to: UInt8.self)
  bytes.withUnsafeBufferPointer { buffer in
    if let start = buffer.baseAddress { text.update(from: start, count: buffer.count) }
  }
  text[bytes.count] = 0
  return memory.assumingMemoryBound(to: CChar.self)
}
