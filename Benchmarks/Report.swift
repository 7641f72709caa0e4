import Foundation

/// The figures as they are printed.
enum Report {
  /// The figures as JSON, one object a scenario.
  static func json(_ measurements: [Measurement]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(measurements), as: UTF8.self)
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
      "a \(unit.rawValue)", "median ns", "min ns", "max ns", "ratio", "of minima", "allocations",
      "bytes",
    ]
    return aligned([head] + rows.map { cells($0, digits: unit == .phrase ? 0 : 1) })
  }

  private static func cells(_ row: Measurement, digits: Int) -> [String] {
    let times = [row.median, row.minimum, row.maximum].map { text($0, digits) }
    let ratios = [row.ratio, row.ratioOfMinima].map { $0.map { text($0, 2) } ?? "-" }
    let heap = [row.allocations, row.bytes].map { $0.map { text($0, 1) } ?? "-" }
    return [row.name] + times + ratios + heap
  }

  private static func text(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", number)
  }

  /// The first column to the left, the others to the right.
  private static func aligned(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let room = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + room : room + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
