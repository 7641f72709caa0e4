import Foundation
import Understudy
import UnderstudyTesting

extension Verb {
  /// Checks suites of phrases.
  static let test = Verb(
    name: "test", operand: "SUITE…",
    summary: "Checks files of phrases against what they should fill.",
    example: "understudy test flights.phrases --html report.html",
    options: [
      .entity, .schema, .catalogue, .update, .junit, .html, .now, .timeZone, .locale, .convention,
      .color,
      .help,
    ]
  ) { settings, machine in
    guard !settings.operands.isEmpty else { throw UsageError.missingOperand("SUITE", verb: "test") }
    return try SuiteRun(settings: settings, machine: machine).run()
  }
}

/// One call of `test`: reads suites, checks their phrases, prints and writes reports.
private struct SuiteRun {
  let settings: Settings
  let machine: Machine

  func run() throws -> ExitCode {
    let suites = try settings.operands.map { path in
      try PhraseSuite(contentsOf: path, fallback: fallback)
    }
    let subjects = try subjects()
    for suite in suites { try suite.check(subjects) }
    let extractor = try ProcessExtractor.shared
    let reports = suites.map { $0.report(on: subjects, with: extractor) }
    let coverage = try SuiteCoverage(of: reports, with: extractor)
    try write(JUnitReport(reports).markup, to: settings.junit)
    try write(HTMLReport(reports, coverage: coverage).markup, to: settings.html)
    let text = SuiteText(page: machine.page(settings.color))
    if settings.updates { return try update(reports, text) }
    let lines = reports.flatMap(text.lines) + text.lines(coverage)
    try StandardStream.output.writeLine(lines.joined(separator: "\n"))
    return reports.allSatisfy(\.hasPassed) ? .answered : .unanswered
  }

  /// What holds where a suite says nothing; the clock never, so that a suite means the same tomorrow.
  private var fallback: ReferenceContext? {
    settings.now == nil ? nil : machine.contextOptions(settings).context
  }

  private func subjects() throws -> SuiteSubjects {
    let target = try FillingTarget(settings)
    let catalogues = try settings.catalogues.map { try CatalogueFile(path: $0).catalogue }
    let own = settings.schema == nil ? BuiltInTool.all.map(\.schema) : []
    return target.isList
      ? SuiteSubjects(tools: target.schemas, catalogues: catalogues)
      : SuiteSubjects(entities: target.schemas, tools: own, catalogues: catalogues)
  }

  private func write(_ text: String, to path: String?) throws {
    guard let path else { return }
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw FileFailure.unwritable(path)
    }
  }

  private func update(_ reports: [SuiteReport], _ text: SuiteText) throws -> ExitCode {
    for report in reports {
      let update = SuiteUpdate(report)
      try StandardStream.output.writeLine(
        text.lines(update, of: report).joined(separator: "\n"))
      if !update.changes.isEmpty { try write(update.text, to: report.suite.name) }
    }
    return .answered
  }
}

/// A file that cannot be used.
enum FileFailure: Error, CustomStringConvertible {
  case unwritable(String)

  var description: String {
    switch self {
    case .unwritable(let path): "cannot write '\(path)'"
    }
  }
}
