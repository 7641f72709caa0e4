import Foundation
import Understudy

/// Makes the contexts of requests, and keeps those that come again and again.
struct ContextCache {
  /// What a request says of its own context.
  struct Key: Hashable {
    var now: String?
    var timeZone: String?
    var locale: String?
    var conventions: JSONValue?
  }

  /// How many contexts are kept: enough for the zones of the world, little in memory.
  static let capacity = 1_024

  /// The context of a request that says nothing.
  let standard: ReferenceContext
  private let options: ContextOptions
  private var contexts: [Key: ReferenceContext] = [:]
  private var zones: [String: TimeZone] = [:]

  init(_ options: ContextOptions) {
    self.options = options
    standard = options.context
  }

  /// The context of a request.
  mutating func context(for key: Key) throws(RequestError.Fault) -> ReferenceContext {
    if key == Key() { return standard }
    if let known = contexts[key] { return known }
    let made = try makeContext(for: key)
    // Requests with a moment of their own each would fill the memory.
    if contexts.count == Self.capacity { contexts.removeAll(keepingCapacity: true) }
    contexts[key] = made
    return made
  }

  private mutating func makeContext(for key: Key) throws(RequestError.Fault) -> ReferenceContext {
    var options = options
    if let zone = key.timeZone { options.timeZone = try timeZone(named: zone) }
    if let locale = key.locale {
      guard let name = LocaleName(locale) else {
        throw .invalid(locale, key: "locale", expected: LocaleName.expected, nearest: nil)
      }
      options.locale = name.identifier
    }
    if let now = key.now {
      guard let moment = Moment(now) else {
        throw .invalid(now, key: "now", expected: Moment.expected, nearest: nil)
      }
      options.now = .written(moment)
    }
    if let own = key.conventions { try set(own, in: &options.conventions) }
    return options.context
  }

  private mutating func timeZone(named name: String) throws(RequestError.Fault) -> TimeZone {
    if let known = zones[name] { return known }
    guard let zone = TimeZone(identifier: name) else {
      // Without the nearest name: looking for it in every line of a long input would take too long.
      throw .invalid(name, key: "timeZone", expected: "an IANA time zone", nearest: nil)
    }
    if zones.count == Self.capacity { zones.removeAll(keepingCapacity: true) }
    zones[name] = zone
    return zone
  }

  private func set(
    _ own: JSONValue, in conventions: inout Conventions
  ) throws(RequestError.Fault) {
    guard case .object(let members) = own else {
      throw .wrongType("conventions", expected: "an object")
    }
    for member in members {
      guard case .string(let value) = member.value else {
        throw .wrongType("conventions.\(member.name)", expected: "a string")
      }
      do throws(ConventionKey.Mistake) {
        try ConventionKey.set(member.name, to: value, in: &conventions)
      } catch {
        throw .invalid(
          "\(member.name)=\(value)", key: "conventions", expected: error.expected,
          nearest: error.nearest)
      }
    }
  }
}
