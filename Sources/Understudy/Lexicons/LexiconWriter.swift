/// Writes lexicons in the form that ``LexiconIndex`` maps; the same tables give the same bytes.
package struct LexiconWriter {
  /// Why tables cannot be written into one file.
  package enum Failure: Error, Equatable {
    /// Two tables hold entries of one kind.
    case repeatedKind(String)
    /// A name has more letters than the form allows.
    case nameTooLong(kind: String, key: String, limit: Int)
    /// There is more of something than the form can refer to.
    case tooMany(String)
  }

  private var strings = StringTable()
  private var languages = LanguageTable()
  private var names = NameTableBuilder()
  private var lexicons = ByteBuffer()
  private var attributes = ByteBuffer()
  private var attributeCount = 0
  private var entries = ByteBuffer()
  private var entryCount = 0
  private var rows = ByteBuffer()

  private init() {}

  /// The bytes of the file that holds all the tables.
  package static func bytes(of tables: [LexiconTable]) throws(Failure) -> [UInt8] {
    var writer = LexiconWriter()
    let sorted = tables.sorted { $0.kind < $1.kind }
    for (table, next) in zip(sorted, sorted.dropFirst()) where table.kind == next.kind {
      throw .repeatedKind(table.kind)
    }
    for table in sorted { try writer.add(table) }
    return try writer.finish()
  }

  /// Describes a table and adds its rows in the order of their keys.
  private mutating func add(_ table: LexiconTable) throws(Failure) {
    let sorted = table.rows.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let stride = table.attributes.count * LexiconLayout.valueSize
    lexicons.append(strings.place(of: table.kind))
    lexicons.append(strings.place(of: table.source))
    lexicons.append(strings.place(of: table.licence))
    lexicons.append(strings.place(of: table.date))
    for number in [
      entryCount, sorted.count, attributeCount, table.attributes.count, rows.count, stride,
    ] {
      lexicons.append(UInt32(number))
    }
    for attribute in table.attributes {
      attributes.append(strings.place(of: attribute.name))
      attributes.append(UInt32(attribute.form.rawValue))
      attributes.append(UInt32(attribute.offset))
    }
    attributeCount += table.attributes.count
    for row in sorted { try add(row, of: table) }
  }

  /// Adds an entry with its values and names.
  private mutating func add(
    _ row: LexiconTable.Row, of table: LexiconTable
  ) throws(Failure) {
    entries.append(strings.place(of: row.key))
    entries.append(strings.place(of: row.name))
    entries.append(row.prominence.bitPattern)
    for (attribute, value) in zip(table.attributes, row.values) {
      switch value {
      case .text(let text): rows.append(strings.place(of: text))
      case .number(let number): rows.append(Float(number).bitPattern)
      case nil where attribute.form == .number: rows.append(Float.nan.bitPattern)
      case nil: rows.append(LexiconLayout.noString)
      }
    }
    try addNames(of: row, in: table)
    entryCount += 1
  }

  /// Adds the names and codes of an entry.
  private mutating func addNames(
    of row: LexiconTable.Row, in table: LexiconTable
  ) throws(Failure) {
    var uses = [LexiconTable.Name(languages: [], role: .primary, text: row.name)] + row.names
    if table.keyIsCode {
      uses.append(LexiconTable.Name(languages: [], role: .code, text: row.key))
    }
    for (attribute, value) in zip(table.attributes, row.values) where attribute.form == .code {
      guard case .text(let code) = value else { continue }
      uses.append(LexiconTable.Name(languages: [], role: .code, text: code))
    }
    for use in uses {
      let name = FoldedName(use.text)
      guard name.units.count <= LexiconLayout.longestName else {
        throw .nameTooLong(kind: table.kind, key: row.key, limit: LexiconLayout.longestName)
      }
      names.add(
        name, entry: UInt32(entryCount), prominence: row.prominence, role: use.role,
        languages: use.languages.map { languages.number(of: $0) })
    }
  }

  /// Lays out what was added, if it fits the form.
  private mutating func finish() throws(Failure) -> [UInt8] {
    let table = names.build(languages: &languages)
    guard table.text.wide.count / 2 < LexiconLayout.largestReference,
      table.text.narrow.count < LexiconLayout.largestReference,
      table.links.count / LexiconLayout.linkSize < LexiconLayout.noLinks
    else { throw .tooMany("names") }
    guard languages.tags.count <= Int(UInt16.max),
      languages.sets.count / 2 < LexiconLayout.largestReference
    else {
      throw .tooMany("languages of names")
    }
    guard entryCount < LexiconLayout.lastLink else { throw .tooMany("entries") }
    var tags = ByteBuffer()
    for tag in languages.tags { tags.append(strings.place(of: tag)) }
    let spellings = table.spellings.build()
    return assemble([
      lexicons, attributes, entries, rows, strings.bytes, tags, languages.sets,
      table.fingerprints, table.slots, table.links, table.text.wide, table.text.narrow,
      spellings.starts, spellings.keys, spellings.names,
    ])
  }

  /// Puts the head before the sections.
  private func assemble(_ sections: [ByteBuffer]) -> [UInt8] {
    var head = ByteBuffer()
    var body = ByteBuffer()
    for section in sections {
      head.append(UInt64(LexiconLayout.headSize + body.count))
      head.append(UInt64(section.count))
      body.append(section)
      body.pad(to: 8)
    }
    var file = ByteBuffer()
    for byte in LexiconLayout.magic.utf8 { file.append(byte) }
    file.append(LexiconLayout.version)
    file.append(UInt32(sections.count))
    file.append(UInt64(LexiconLayout.headSize + body.count))
    file.append(head)
    file.append(body)
    return file.bytes
  }
}

extension LexiconWriter.Failure: CustomStringConvertible {
  /// The reason in words.
  package var description: String {
    switch self {
    case .repeatedKind(let kind): "two tables are of the kind '\(kind)'"
    case .nameTooLong(let kind, let key, let limit):
      "a name of the \(kind) '\(key)' is longer than \(limit) letters"
    case .tooMany(let what): "there are too many \(what) for the form of the file"
    }
  }
}
