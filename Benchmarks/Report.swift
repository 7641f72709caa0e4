import Foundation

/// The figures as they are printed.
enum Report {
  /// The figures as JSON; those of scenarios as one object for each.
  static func json(_ figures: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(figures), as: UTF8.self)
  }

  /// The figures as tables: one for phrases, one for characters.
  static func text(_ measurements: [Measurement]) -> String {
    [Load.Unit.phrase, .character].compactMap { unit in
      let rows = measurements.filter { $0.load.unit == unit }
      return rows.isEmpty ? nil : table(rows, unit)
    }.joined(separator: "\n\n")
  }

  private static func table(_ rows: [Measurement], _ unit: Load.Unit) -> String {
    let head = [
      "a \(unit.rawValue)", "median ns", "min ns", "max ns", "ratio", "of minima", "to wrapped",
      "allocations", "bytes",
    ]
    return Table.text([head] + rows.map { cells($0, digits: unit == .phrase ? 0 : 1) })
  }

  private static func cells(_ row: Measurement, digits: Int) -> [String] {
    let times = [row.time?.median, row.time?.minimum, row.time?.maximum]
    let ratios = [row.ratio, row.ratioOfMinima, row.ratioToWrapped]
    let heap = [row.allocations, row.bytes]
    return [row.name] + times.map { Table.cell($0, digits) } + ratios.map { Table.cell($0, 2) }
      + heap.map { Table.cell($0, 1) }
  }
}
