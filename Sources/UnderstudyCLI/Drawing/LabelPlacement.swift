/// Places labels under their spans so that none covers another.
struct LabelPlacement {
  /// A label and the column in which its span begins.
  struct Item {
    let column: Int
    let text: String
  }

  /// A label with its row, counted from 0, and its first column.
  struct Placed: Equatable {
    let text: String
    let anchor: Int
    let column: Int
    let row: Int
  }

  /// How wide the page is.
  let columns: Int

  /// Puts each label on the first row with room for it, from the last one to the first.
  func place(_ items: [Item]) -> [Placed] {
    // The first column that is taken on each row.
    var taken: [Int] = []
    var placed: [Placed] = []
    for item in items.reversed() {
      let width = item.text.displayWidth
      // A label at the edge of the page moves left as far as it must.
      let column = max(0, min(item.column, columns - width))
      let row = taken.firstIndex { column + width < $0 } ?? taken.count
      placed.append(Placed(text: item.text, anchor: item.column, column: column, row: row))
      if row == taken.count { taken.append(column) }
      for above in 0...row { taken[above] = min(taken[above], column) }
    }
    return placed.reversed()
  }
}
