import Foundation
import Synchronization

/// Whether somebody has asked the process to stop, by Control-C or by ending it kindly.
enum Interruption {
  private static let requested = Atomic<Bool>(false)

  /// Whether somebody has.
  static var isRequested: Bool { requested.load(ordering: .relaxed) }

  /// From now on the first request lets what is under way be finished; the second one ends at once.
  static func watch() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      Interruption.requested.store(true, ordering: .relaxed)
      Foundation.signal(signal, SIG_DFL)
    }
    // Without SA_RESTART, so that a read that waits comes back.
    for signal in [SIGINT, SIGTERM] { sigaction(signal, &action, nil) }
  }
}
