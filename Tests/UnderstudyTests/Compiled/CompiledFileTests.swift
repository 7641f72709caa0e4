import Foundation
import Testing
import UnderstudyLexicons

@testable import Understudy

@Suite struct CompiledFileTests {
  /// Something of each form that parts have.
  private struct Everything: CompiledPart, Equatable {
    var text = ""
    var texts: [String] = []
    var table: [[String]: Set<String>] = [:]
    var number: Int128 = 0
    var missing: String?
    var found: String?
    var flat: [UInt64] = []
    var pattern = Pattern(items: [])
    var roles = RoleSet()

    mutating func pass(through file: inout CompiledFile) throws(CompiledFileError) {
      try file.pass(&text)
      try file.pass(&texts)
      try file.pass(&table)
      try file.pass(&number)
      try file.pass(&missing)
      try file.pass(&found)
      try file.pass(bits: &flat)
      try file.pass(&pattern)
      try file.pass(&roles)
    }

    static let sample = Everything(
      text: "crème 🍮", texts: ["", "a", "\u{0}"], table: [["one", "two"]: ["x", "y"], []: []],
      number: .min, missing: nil, found: "", flat: [0, .max, 7],
      pattern: Pattern(items: [
        .init(choices: [.words("at"), .mention(kind: "clock", limits: .init(lower: 1, upper: 9))]),
        .init(choices: [.words("sharp")], isOptional: true, isGlued: true),
      ]), roles: [.source, SlotRole(rawValue: "sundial keeper")])
  }

  private let folder = try? TemporaryFolder()

  private func mapped(_ bytes: some Sequence<UInt8>) throws -> MappedFile {
    let path = try folder.found("a folder").path("\(UUID())")
    try Data(bytes).write(to: URL(filePath: path))
    return try MappedFile(path: path)
  }

  @Test func givesBackWhatWasWritten() throws {
    var file = CompiledFile()
    var sample = Everything.sample
    try file.pass(&sample)
    var reader = CompiledFile(try mapped(file.written), from: 0)
    #expect(try reader.take() == Everything.sample)
    #expect(reader.isAtEnd)
  }

  @Test func refusesBytesThatEndTooEarly() throws {
    var file = CompiledFile()
    var sample = Everything.sample
    try file.pass(&sample)
    for count in 1..<file.written.count {
      var reader = CompiledFile(try mapped(file.written.prefix(count)), from: 0)
      #expect(throws: CompiledFileError.damaged) { try reader.take() as Everything }
    }
  }

  @Test func refusesMoreElementsThanThereAreBytes() throws {
    let bytes = Array(repeating: UInt8(0xFF), count: 64)
    var reader = CompiledFile(try mapped(bytes), from: 0)
    #expect(throws: CompiledFileError.damaged) { try reader.take() as [String] }
    reader = CompiledFile(try mapped(bytes), from: 0)
    #expect(throws: CompiledFileError.damaged) { try reader.take() as HashSet }
  }

  @Test func takesALaterPartWhenItIsAskedFor() throws {
    var file = CompiledFile()
    var later = Ahead { Everything.sample }
    var after = "after"
    try file.pass(later: &later)
    try file.pass(&after)
    var reader = CompiledFile(try mapped(file.written), from: 0)
    var found = Ahead { Everything() }
    try reader.pass(later: &found)
    #expect(try reader.take() == "after")
    #expect(found.value == Everything.sample)
  }
}
