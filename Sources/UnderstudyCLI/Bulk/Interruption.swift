import Foundation
import Synchronization

/// Whether somebody has asked the process to stop, by Control-C or by ending it kindly.
enum Interruption {
  /// The signal that asked; zero where none has.
  private static let request = Atomic<Int32>(0)

  /// Whether somebody has.
  static var isRequested: Bool { request.load(ordering: .relaxed) != 0 }

  /// What shells expect of a process that ends for that reason.
  static var exitCode: ExitCode {
    request.load(ordering: .relaxed) == SIGTERM ? .terminated : .interrupted
  }

  /// From now on the first request lets what is under way be finished; the second one ends at once.
  static func watch() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in
      Interruption.request.store(signal, ordering: .relaxed)
      Foundation.signal(signal, SIG_DFL)
    }
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    for signal in [SIGINT, SIGTERM] where !isIgnored(signal) {
      // Without SA_RESTART, so that a read that waits comes back.
      sigaction(signal, &action, nil)
      sigaddset(&unblocked, signal)
    }
    // Whoever starts the process from a thread of a pool hands it that thread's blocked signals.
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
  }

  /// Whether whoever started the process wants it to live on, as shells do with jobs in the background.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var present = sigaction()
    sigaction(signal, nil, &present)
    // Functions cannot be compared, their addresses can.
    return unsafeBitCast(present.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
