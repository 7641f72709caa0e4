/// The checked head of a mapped file, and what is read of it at once.
struct LexiconSections {
  let path: String
  private let file: UnsafeRawBufferPointer
  private let head: LexiconBytes

  /// Checks that a file is one of ours, of this version and whole.
  init(_ file: UnsafeRawBufferPointer, path: String) throws(LexiconFileError) {
    func failure(_ problem: LexiconFileError.Problem) -> LexiconFileError {
      LexiconFileError(path: path, problem: problem)
    }
    guard let head = LexiconBytes(file, offset: 0, count: UInt64(LexiconLayout.headSize)) else {
      throw failure(.tooShort(file.count))
    }
    guard file.prefix(8).elementsEqual(LexiconLayout.magic.utf8) else { throw failure(.foreign) }
    let version = head.load(UInt32.self, at: 8) ?? 0
    guard version == LexiconLayout.version else {
      throw failure(.version(found: version, expected: LexiconLayout.version))
    }
    let size = head.load(UInt64.self, at: 16) ?? 0
    guard size == UInt64(file.count) else {
      throw failure(.size(found: file.count, stated: size))
    }
    (self.path, self.file, self.head) = (path, file, head)
  }

  /// The bytes of a section.
  subscript(section: LexiconLayout.Section) -> LexiconBytes {
    get throws(LexiconFileError) {
      let place = LexiconLayout.fixedHeadSize + section.rawValue * 16
      guard let offset = head.load(UInt64.self, at: place),
        let count = head.load(UInt64.self, at: place + 8),
        let bytes = LexiconBytes(file, offset: offset, count: count)
      else { throw broken(section) }
      return bytes
    }
  }

  /// The error of a damaged section.
  func broken(_ section: LexiconLayout.Section) -> LexiconFileError {
    LexiconFileError(path: path, problem: .broken(section: "\(section)"))
  }

  /// The description of each lexicon.
  func lexicons(strings: LexiconStrings) throws(LexiconFileError) -> [Lexicon] {
    let records = try self[.lexicons]
    let entryCount = try self[.entries].count / LexiconLayout.entrySize
    let rowBytes = try self[.rows].count
    let attributes = try self.attributes(strings: strings)
    var lexicons: [Lexicon] = []
    for place in 0..<records.count / LexiconLayout.lexiconSize {
      let field = { (index: Int) in
        records.load(UInt32.self, at: place * LexiconLayout.lexiconSize + index * 4) ?? .max
      }
      let (firstEntry, entries) = (Int(field(4)), Int(field(5)))
      let (firstAttribute, count) = (Int(field(6)), Int(field(7)))
      let (rows, stride) = (Int(field(8)), Int(field(9)))
      let (size, isTooLarge) = entries.multipliedReportingOverflow(by: stride)
      guard let kind = strings[field(0)], let source = strings[field(1)],
        let licence = strings[field(2)], let date = strings[field(3)],
        firstEntry + entries <= entryCount, firstAttribute + count <= attributes.count,
        !isTooLarge, rows <= rowBytes, size <= rowBytes - rows
      else { throw broken(.lexicons) }
      lexicons.append(
        Lexicon(
          id: place, kind: kind, source: source, licence: licence, date: date,
          entries: Entry.ID(firstEntry)..<Entry.ID(firstEntry + entries),
          attributes: Array(attributes[firstAttribute..<firstAttribute + count]),
          rows: rows, rowStride: stride))
    }
    return lexicons
  }

  /// The attributes of all lexicons, in their order.
  private func attributes(
    strings: LexiconStrings
  ) throws(LexiconFileError) -> [LexiconAttribute] {
    let records = try self[.attributes]
    var attributes: [LexiconAttribute] = []
    for place in 0..<records.count / LexiconLayout.attributeSize {
      let offset = place * LexiconLayout.attributeSize
      guard let name = records.load(UInt32.self, at: offset).flatMap({ strings[$0] }),
        let form = records.load(UInt32.self, at: offset + 4).flatMap({ UInt8(exactly: $0) })
          .flatMap(LexiconAttribute.Form.init(rawValue:)),
        let place = records.load(UInt32.self, at: offset + 8)
      else { throw broken(.attributes) }
      attributes.append(LexiconAttribute(name: name, form: form, offset: Int(place)))
    }
    return attributes
  }

  /// The tags of the languages.
  func languages(strings: LexiconStrings) throws(LexiconFileError) -> [String] {
    let records = try self[.languages]
    guard records.count / 4 <= Int(UInt16.max) else { throw broken(.languages) }
    var languages: [String] = []
    for place in 0..<records.count / 4 {
      guard let tag = records.load(UInt32.self, at: place * 4).flatMap({ strings[$0] }) else {
        throw broken(.languages)
      }
      languages.append(tag)
    }
    return languages
  }
}
