import Testing

@testable import UnderstudyICU

@Suite struct NormalizedHashTests {
  @Test func isFNV1aOverUnits() {
    #expect(NormalizedHash.of([UInt16]()) == 0xcbf2_9ce4_8422_2325)
    #expect(NormalizedHash.of(Array("a".utf16)) == 0xaf63_dc4c_8601_ec8c)
    #expect(NormalizedHash.of(Array("foobar".utf16)) == 0x8594_4171_f739_67e8)
  }

  @Test func isTheSameHoweverTheUnitsCome() {
    let units = Folding.folded("Málaga 大阪")
    var step = NormalizedHash()
    for unit in units { step.combine(unit) }
    #expect(NormalizedHash.of(units) == step.value)
    #expect(units.withUnsafeBufferPointer { NormalizedHash.of($0) } == step.value)
  }
}
