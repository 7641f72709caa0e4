import Foundation

/// Cells under each other.
enum Table {
  /// A number with so many digits behind the point, or a line where there is none.
  static func cell(_ number: Double?, _ digits: Int) -> String {
    number.map { String(format: "%.\(digits)f", $0) } ?? "-"
  }

  /// The first column to the left, the others to the right.
  static func text(_ rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let room = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + room : room + cell.0
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}
