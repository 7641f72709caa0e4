import Synchronization

/// Tells which declared properties a piece of code reads.
///
/// A test that expects a value at the end of a key path learns the names along it in this way, as a
/// key path does not tell them.
package enum PropertyReads {
  /// The places where the properties are declared that a body reads, in the order of reading.
  package static func during<Value>(_ body: () -> Value) -> (value: Value, sites: [DeclarationSite])
  {
    let list = List()
    active.add(1, ordering: .relaxed)
    defer { active.subtract(1, ordering: .relaxed) }
    let value = $current.withValue(list, operation: body)
    return (value, list.sites.withLock { $0 })
  }

  /// Notes that a property is read, where anybody wants to know.
  static func note(_ site: @autoclosure () -> DeclarationSite) {
    guard active.load(ordering: .relaxed) > 0, let current else { return }
    let site = site()
    current.sites.withLock { $0.append(site) }
  }

  private final class List: Sendable {
    let sites = Mutex<[DeclarationSite]>([])
  }

  @TaskLocal private static var current: List?
  /// How many bodies are watched; reading a property asks for the task's own only where some are.
  private static let active = Atomic<Int>(0)
}
