import Foundation

@main struct Main {
  static func main() {
    // A closed pipe is told by the write that fails; the signal would end the process without a word.
    signal(SIGPIPE, SIG_IGN)
    let command = Command(machine: .current())
    exit(command.run(ProcessArguments.read()).rawValue)
  }
}
