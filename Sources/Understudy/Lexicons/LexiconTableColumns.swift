/// What is wrong in a cell, before the line is known.
struct LexiconCellError: Error {
  let problem: LexiconTableError.Problem
  let cell: Int
  let offset: Int

  init(_ problem: LexiconTableError.Problem, cell: Int, offset: Int = 0) {
    (self.problem, self.cell, self.offset) = (problem, cell, offset)
  }
}

/// The columns of a table, and how a row is read by them.
struct LexiconTableColumns {
  private var heads: [String] = []
  private(set) var keyIsCode = false
  private(set) var attributes: [LexiconAttribute] = []
  private var attributePlaces: [Int] = []

  /// The place of the column of keys.
  var key: Int { place(of: "key") ?? 0 }

  /// The place of a column.
  func place(of head: String) -> Int? { heads.firstIndex(of: head) }

  /// Adds a column by its head, `name` or `name:form`; gives what is wrong with it.
  mutating func add(_ head: Substring) -> LexiconTableError.Problem? {
    let parts = head.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if name.utf8.count > LexiconTableReader.longestCell {
      return .tooLong(limit: LexiconTableReader.longestCell)
    }
    if heads.contains(name) { return .repeated(name) }
    let isOwn = LexiconTableReader.columns.contains(name)
    guard parts.count == 2 else {
      guard isOwn else { return .unknownColumn(name) }
      heads.append(name)
      return nil
    }
    let word = String(parts[1])
    guard let form = LexiconAttribute.Form.allCases.first(where: { $0.name == word }),
      !isOwn || (name == "key" && form == .code), !name.isEmpty
    else { return .unknownForm(word) }
    if isOwn { keyIsCode = true } else { addAttribute(name, form) }
    heads.append(name)
    return nil
  }

  /// Adds the column of an attribute, whose values follow those of the one before.
  private mutating func addAttribute(_ name: String, _ form: LexiconAttribute.Form) {
    let offset = attributes.count * LexiconLayout.valueSize
    attributes.append(LexiconAttribute(name: name, form: form, offset: offset))
    attributePlaces.append(heads.count)
  }
}

extension LexiconTableColumns {
  /// The entry that a row states.
  func row(_ cells: [Substring]) throws(LexiconCellError) -> LexiconTable.Row {
    guard cells.count == heads.count else {
      throw LexiconCellError(.cells(found: cells.count, expected: heads.count), cell: 0)
    }
    for (place, cell) in cells.enumerated() where cell.utf8.count > LexiconTableReader.longestCell {
      // The names are kept one by one.
      if heads[place] != "names" {
        throw LexiconCellError(.tooLong(limit: LexiconTableReader.longestCell), cell: place)
      }
    }
    return LexiconTable.Row(
      key: try filled("key", cells), name: try filled("name", cells),
      names: try names(cells, at: place(of: "names") ?? 0),
      prominence: try prominence(cells, at: place(of: "prominence") ?? 0),
      values: try values(cells))
  }

  /// The text of a cell that may not be empty.
  private func filled(
    _ column: String, _ cells: [Substring]
  ) throws(LexiconCellError) -> String {
    let place = place(of: column) ?? 0
    if cells[place].isEmpty { throw LexiconCellError(.empty(column: column), cell: place) }
    return String(cells[place])
  }

  /// The number of the cell of prominence, where nothing is zero.
  private func prominence(_ cells: [Substring], at place: Int) throws(LexiconCellError) -> Float {
    if cells[place].isEmpty { return 0 }
    guard let prominence = Float(cells[place]), (0...1).contains(prominence) else {
      throw LexiconCellError(.prominence(String(cells[place])), cell: place)
    }
    return prominence
  }

  /// The values of the attributes.
  private func values(_ cells: [Substring]) throws(LexiconCellError) -> [LexiconTable.Value?] {
    var values: [LexiconTable.Value?] = []
    for (attribute, place) in zip(attributes, attributePlaces) {
      let cell = cells[place]
      if cell.isEmpty {
        values.append(nil)
      } else if attribute.form != .number {
        values.append(.text(String(cell)))
      } else if let number = Double(cell), number.isFinite {
        values.append(.number(number))
      } else {
        throw LexiconCellError(.notNumber(String(cell)), cell: place)
      }
    }
    return values
  }
}

extension LexiconTableColumns {
  /// The names in a cell, divided by `|`.
  private func names(
    _ cells: [Substring], at place: Int
  ) throws(LexiconCellError) -> [LexiconTable.Name] {
    var names: [LexiconTable.Name] = []
    var offset = 0
    for item in cells[place].split(separator: "|", omittingEmptySubsequences: false) {
      if !cells[place].isEmpty {
        do throws(LexiconCellError) {
          names.append(try name(item))
        } catch {
          throw LexiconCellError(error.problem, cell: place, offset: offset + error.offset)
        }
      }
      offset += item.unicodeScalars.count + 1
    }
    return names
  }

  /// One name of a cell, with what stands before its equals sign.
  private func name(_ item: Substring) throws(LexiconCellError) -> LexiconTable.Name {
    let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let text = String(parts[parts.count - 1])
    if text.isEmpty { throw LexiconCellError(.empty(column: "names"), cell: 0) }
    guard parts.count == 2 else {
      return LexiconTable.Name(languages: [], role: .other, text: text)
    }
    let tags = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let languages = tags[0].split(separator: ",")
    for tag in languages where !Self.isTag(tag) {
      throw LexiconCellError(.notLanguage(String(tag)), cell: 0)
    }
    var role = NameRole.other
    if tags.count == 2 {
      guard let marked = NameRole.allCases.first(where: { $0.mark == String(tags[1]) }) else {
        throw LexiconCellError(
          .unknownRole(String(tags[1])), cell: 0, offset: tags[0].unicodeScalars.count + 1)
      }
      role = marked
    }
    return LexiconTable.Name(languages: languages.map(String.init), role: role, text: text)
  }

  /// Whether a text has the form of a language's tag.
  private static func isTag(_ text: Substring) -> Bool {
    text.utf8.count <= longestTag
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x2D, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
      }
  }

  private static var longestTag: Int { 35 }
}
