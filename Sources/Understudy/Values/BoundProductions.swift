import Synchronization

/// The productions of rules, each bound to what its rule tells it when the rule first matches.
///
/// Of thousands of rules a phrase matches some dozens, and binding takes longer than matching. Whoever comes
/// first binds; what two threads bind at once is the same, and one of the two is kept.
final class BoundProductions: @unchecked Sendable {
  private let rules: RuleTable
  private let places: UnsafeMutablePointer<Atomic<UInt>>

  /// A production with what it was told.
  private final class Bound: Sendable {
    let application: Production.Application

    init(_ application: @escaping Production.Application) { self.application = application }
  }

  /// Takes the rules.
  init(_ rules: RuleTable) {
    self.rules = rules
    places = .allocate(capacity: max(1, rules.count))
    for place in 0..<rules.count { (places + place).initialize(to: Atomic(0)) }
  }

  deinit {
    for place in 0..<rules.count { bound(places[place].load(ordering: .acquiring))?.release() }
    places.deinitialize(count: rules.count)
    places.deallocate()
  }

  /// The first rule whose production there is not, or that tells it what it does not take.
  var firstUnbound: Int? {
    (0..<rules.count).first { bind($0) == nil }
  }

  /// What a rule makes of its parts.
  func meaning(
    ofRule rule: Int, _ store: inout TimeStore, _ parts: UnsafeBufferPointer<Meaning>
  ) -> Meaning? {
    precondition(rule >= 0 && rule < rules.count)
    guard let bound = bound(places[rule].load(ordering: .acquiring)) ?? bind(rule) else {
      return nil
    }
    return bound._withUnsafeGuaranteedRef { $0.application(&store, parts) }
  }

  private func bound(_ bits: UInt) -> Unmanaged<Bound>? {
    UnsafeRawPointer(bitPattern: bits).map(Unmanaged.fromOpaque)
  }

  @inline(never)
  private func bind(_ rule: Int) -> Unmanaged<Bound>? {
    guard let production = Production.byName[rules.production(of: rule)],
      let application = production.bind(rules.arguments(of: rule))
    else { return nil }
    let made = Unmanaged.passRetained(Bound(application))
    let (isFirst, known) = places[rule].compareExchange(
      expected: 0, desired: UInt(bitPattern: made.toOpaque()), ordering: .acquiringAndReleasing)
    guard isFirst else {
      made.release()
      return bound(known)
    }
    return made
  }
}
