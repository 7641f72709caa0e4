import Foundation
import Understudy

/// One call of `understudy`: finds the verb, reads its options, runs it, tells what went wrong.
package struct Command {
  static let version = "0.1.0"
  let machine: Machine

  /// Runs this process's own words on this machine and ends it.
  package static func runProcess() -> Never {
    // A closed pipe is told by the write that fails; the signal would end the process without a word.
    signal(SIGPIPE, SIG_IGN)
    // What may not grow any further is told by the call that writes it.
    signal(SIGXFSZ, SIG_IGN)
    let machine = Machine.current()
    ProcessExtractor.cache = CacheFolder.path(machine.environment).map { LanguageCache(folder: $0) }
    exit(Command(machine: machine).run(ProcessArguments.read()).rawValue)
  }

  /// Runs the words after `understudy`.
  func run(_ arguments: Result<[String], UsageError>) -> ExitCode {
    do {
      return try dispatch(arguments.get())
    } catch StandardStream.Failure.closed {
      // Whoever read the output has all that they wanted.
      return .answered
    } catch let error as StandardStream.Failure {
      return complain("\(error)", hint: nil, code: .unanswered)
    } catch let error as PhraseAnswering.Failure {
      return complain("\(error.reason)", hint: nil, code: .unanswered)
    } catch let error as UsageError {
      return complain("\(error)", hint: hint(for: (try? arguments.get()) ?? []))
    } catch {
      return complain("\(error)", hint: nil)
    }
  }

  private func dispatch(_ arguments: [String]) throws -> ExitCode {
    guard let first = arguments.first else {
      try StandardStream.error.writeLine(HelpText.overview)
      return .misused
    }
    switch first {
    case "--help", "-h": return try Verb.help.run(Settings(), machine)
    case "--version": return try printVersion()
    default:
      guard !first.hasPrefix("-") else {
        let names = ["--help", "--version"]
        throw UsageError.unknownOption(first, nearest: NearestName(among: names)(to: first))
      }
    }
    let verb = try Verb.named(first)
    let settings = try ArgumentReader(options: verb.options).read(arguments.dropFirst())
    guard !settings.wantsHelp else {
      try StandardStream.output.writeLine(HelpText.about(verb))
      return .answered
    }
    return try verb.run(settings, machine)
  }

  private func printVersion() throws -> ExitCode {
    try StandardStream.output.writeLine(VersionText.lines())
    return .answered
  }

  private func hint(for arguments: [String]) -> String {
    let verb = arguments.first.flatMap { try? Verb.named($0) }
    return "Try 'understudy \(verb.map { "\($0.name) " } ?? "")--help'."
  }

  private func complain(_ message: String, hint: String?, code: ExitCode = .misused) -> ExitCode {
    let lines = ["understudy: \(message.printable)"] + (hint.map { [$0] } ?? [])
    // Where standard error is closed too, the exit code has to do.
    try? StandardStream.error.writeLine(lines.joined(separator: "\n"))
    return code
  }
}
