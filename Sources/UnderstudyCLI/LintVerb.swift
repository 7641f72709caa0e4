import Understudy

extension Verb {
  /// Checks the words of a schema.
  static let lint = Verb(
    name: "lint", operand: nil,
    summary: "Checks the titles and descriptions of an entity or tools.",
    example: "understudy lint --entity FlightSearch",
    options: [.entity, .tool, .schema, .locale, .format, .strict, .color, .help]
  ) { settings, machine in
    if let operand = settings.operands.first {
      throw UsageError.unexpectedOperand(operand, hint: "a file is named by --schema")
    }
    let report = try LintReport(settings, extractor: ProcessExtractor.shared)
    try StandardStream.output.write(
      report.printed(as: settings.format ?? .text, on: machine.page(settings)))
    let isBad = report.findings.contains { $0.severity == .error || settings.isStrict }
    return isBad ? .unanswered : .answered
  }
}

/// The findings of one call of `lint`.
private struct LintReport {
  let findings: [LintFinding]
  /// The names of what was checked.
  let checked: [String]

  init(_ settings: Settings, extractor: Extractor) throws {
    let locale = settings.locale ?? "en_US"
    let target = try FillingTarget(settings)
    findings =
      target.isList
      ? try extractor.lint(ToolSet(target.schemas), locale: locale)
      : try target.schemas.flatMap { try extractor.lint($0, locale: locale) }
    checked = target.schemas.map(\.name)
  }

  func printed(as format: OutputFormat, on page: Page) -> [UInt8] {
    var buffer: [UInt8] = []
    switch format {
    case .ndjson:
      for finding in findings {
        finding.json.write(to: &buffer)
        buffer.append(UInt8(ascii: "\n"))
      }
    case .json:
      JSONValue.array(findings.map(\.json)).writePretty(to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    case .text, .html:
      let lines = findings.flatMap { text($0, on: page) } + [summary(on: page)]
      buffer += PrintedText(title: checked.joined(separator: ", "), lines: lines).bytes(as: format)
    }
    return buffer
  }

  private func text(_ finding: LintFinding, on page: Page) -> [String] {
    let role: Style.Role =
      switch finding.severity {
      case .error: .bad
      case .warning: .warning
      case .note: .faint
      }
    let place = finding.property.map { "\(finding.schema).\($0)" } ?? finding.schema
    return [
      "\(place.printable): \(page.style(role, finding.severity.rawValue)) \(finding.rule.rawValue)"
    ] + page.wrap(finding.message.printable)
      + page.wrap("→ \(finding.fix.printable)").map { page.style(.faint, $0) } + [""]
  }

  private func summary(on page: Page) -> String {
    let names = checked.joined(separator: ", ")
    guard !findings.isEmpty else { return "\(names): \(page.style(.good, "nothing to mend"))" }
    let counts = [LintFinding.Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return "\(names): \(counts.joined(separator: ", "))".printable
  }
}

extension LintFinding {
  fileprivate var json: JSONValue {
    .object([
      .init("schema", .string(schema)), .init("property", property.map(JSONValue.string) ?? .null),
      .init("severity", .string(severity.rawValue)), .init("rule", .string(rule.rawValue)),
      .init("message", .string(message)), .init("fix", .string(fix)),
    ])
  }
}
