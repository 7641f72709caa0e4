import Foundation
import Understudy

/// What the directives above a phrase say of it.
struct SuiteSettings {
  /// The names of all directives.
  static let names = [
    "entity", "schema", "tools", "now", "time-zone", "locale", "convention", "only",
  ]

  private(set) var target: SuiteTarget
  private(set) var isExact = false
  private var now: Moment?
  private var timeZone: TimeZone
  private var locale: String
  private var conventions: Conventions
  private let fallback: ReferenceContext?
  private let files: SuiteFiles

  /// Starts with what holds where a suite says nothing.
  init(fallback: ReferenceContext?, files: SuiteFiles) {
    self.fallback = fallback
    self.files = files
    target = .standard
    timeZone = fallback?.timeZone ?? .gmt
    locale = fallback?.locale ?? "en_US"
    conventions = fallback?.conventions ?? Conventions()
  }

  /// The context of a phrase.
  func context() throws(SuiteError.Fact) -> ReferenceContext {
    guard let moment = now?.date(in: timeZone) ?? fallback?.now else { throw .withoutMoment }
    return ReferenceContext(
      now: moment, timeZone: timeZone, locale: locale, conventions: conventions)
  }

  /// Takes up a directive.
  mutating func set(_ name: String, to value: String) throws(SuiteError.Fact) {
    switch name {
    case "entity": target = .entity(value)
    case "schema": target = .schema(try files.schema(at: value))
    case "tools": target = value.isEmpty ? .tools(nil) : .tools(try files.tools(at: value))
    case "now":
      guard let moment = Moment(value) else {
        throw .invalid(value, name: name, expected: Moment.expected, nearest: nil)
      }
      now = moment
    case "time-zone":
      guard let zone = TimeZone(identifier: value) else {
        let nearest = EditDistance.nearest(to: value, among: TimeZone.knownTimeZoneIdentifiers)
        throw .invalid(value, name: name, expected: "an IANA time zone", nearest: nearest)
      }
      timeZone = zone
    case "locale": locale = value
    case "convention":
      let parts = value.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      try setConvention(parts.first ?? "", to: parts.count > 1 ? parts[1] : "")
    case "only": isExact = value != "off"
    default:
      throw .unknownDirective(name, nearest: EditDistance.nearest(to: name, among: Self.names))
    }
  }

  /// Takes up one convention.
  mutating func setConvention(_ name: String, to value: String) throws(SuiteError.Fact) {
    do throws(ConventionKey.Mistake) {
      try ConventionKey.set(name, to: value, in: &conventions)
    } catch {
      throw .invalid(
        "\(name)=\(value)", name: "convention", expected: error.expected, nearest: error.nearest)
    }
  }
}

/// What a phrase of a suite fills.
public enum SuiteTarget: Sendable, Hashable {
  /// Whatever whoever runs the suite offers first.
  case standard
  /// The entity or tool of a name, among those that are offered.
  case entity(String)
  /// An entity from a file.
  case schema(EntitySchema)
  /// The best of some tools, or of all that are offered.
  case tools([EntitySchema]?)
}
