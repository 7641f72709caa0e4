@testable import AppIntents
import Foundation
import Testing

@Suite struct ValueKindTests {
  static let kinds: [(any _GenerableValue.Type, String)] = [
    (Int.self, "integer(min: -9223372036854775808, max: 9223372036854775807)"),
    (Int8.self, "integer(min: -128, max: 127)"),
    (Int16.self, "integer(min: -32768, max: 32767)"),
    (Int32.self, "integer(min: -2147483648, max: 2147483647)"),
    (Int64.self, "integer(min: -9223372036854775808, max: 9223372036854775807)"),
    (UInt.self, "integer(min: 0, max: 18446744073709551615)"),
    (UInt8.self, "integer(min: 0, max: 255)"),
    (UInt16.self, "integer(min: 0, max: 65535)"),
    (UInt32.self, "integer(min: 0, max: 4294967295)"),
    (UInt64.self, "integer(min: 0, max: 18446744073709551615)"),
    (Double.self, "number"), (Float.self, "number"), (Decimal.self, "decimal"),
    (Bool.self, "boolean"), (String.self, "string"), (Date.self, "date"),
    (DateComponents.self, "dateComponents"), (Duration.self, "duration"),
    (DateInterval.self, "dateInterval"), (URL.self, "url"),
    (Measurement<UnitLength>.self, "measurement(\(UnitLength.self))"),
    (IntentCurrencyAmount.self, "currencyAmount"), (PersonNameComponents.self, "personName"),
    (Calendar.RecurrenceRule.self, "recurrenceRule"),
    (RoomKind.self, "enumeration(AppIntentsTests.RoomKind)"),
    (Guest.self, "entity(AppIntentsTests.Guest)"),
  ]

  @Test(arguments: kinds.indices)
  func typeTellsItsKind(index: Int) {
    let (type, kind) = Self.kinds[index]
    #expect("\(type._kind.kind)".replacing("Foundation.", with: "") == kind)
  }

  @Test func looksThroughOptionalsAndArrays() {
    #expect(Optional<Int>._shape.isOptional)
    #expect([Int]._shape.isArray)
    #expect(Optional<[Int]>._shape.isArray && Optional<[Int]>._shape.isOptional)
    #expect(Optional<[Int]>._shape.element == Int.self)
  }

  @Test func nestedArrayIsOpaque() {
    #expect([[Int]]._shape.element == [Int].self)
    #expect([Int?]._shape.element == Optional<Int>.self)
  }
}
