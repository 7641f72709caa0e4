import Understudy
import UnderstudyTesting

extension Verb {
  /// Says entities by chance and checks what phrases fill.
  static let fuzz = Verb(
    name: "fuzz", operand: nil,
    summary: "Says an entity in many ways, checks what each one fills.",
    example: "understudy fuzz --entity FlightSearch --count 200 --seed 1",
    options: [
      .entity, .tool, .schema, .count, .seed, .now, .timeZone, .locale, .convention, .format,
      .strict,
      .color, .help,
    ]
  ) { settings, machine in
    if let operand = settings.operands.first {
      throw UsageError.unexpectedOperand(operand, hint: "an entity is named by --entity")
    }
    let schemas = try FillingTarget(settings).schemas
    let extractor = try ProcessExtractor.shared
    // Phrases that change with the clock would not be the same for the same seed.
    var fixed = settings
    fixed.now = settings.now ?? Moment("2026-06-10T09:00")
    let context = machine.contextOptions(fixed).context
    let reports = try schemas.map { schema in
      try PhraseFuzz(schema, with: extractor, in: context)
        .report(count: settings.count, seed: settings.seed)
    }
    let text = FuzzText(page: machine.page(settings))
    for report in reports {
      try StandardStream.output.write(text.printed(report, as: settings.format ?? .text))
    }
    let isBad = settings.isStrict && reports.contains { !$0.failures.isEmpty }
    return isBad ? .unanswered : .answered
  }
}
