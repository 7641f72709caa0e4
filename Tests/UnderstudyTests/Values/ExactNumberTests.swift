import Testing

@testable import Understudy

@Suite struct ExactNumberTests {
  @Test(
    arguments: [
      (0, 0, "0"), (0, -5, "0"), (0, 9, "0"), (1, 0, "1"), (-1, 0, "-1"), (10, 0, "10"),
      (1000, 0, "1000"),
      (1, 3, "1000"), (15, -1, "1.5"), (-15, -1, "-1.5"), (150, -2, "1.5"), (1, -1, "0.1"),
      (1, -3, "0.001"), (-5, -3, "-0.005"), (123_456, -2, "1234.56"),
      (1, 20, "100000000000000000000"),
      (1, 21, "1e21"), (1, -30, "0.000000000000000000000000000001"), (1, -31, "1e-31"),
      (9_223_372_036_854_775_807, -18, "9.223372036854775807"),
      (12_345_678_909_876_543_210, 0, "12345678909876543210"),
      (.max, 0, "170141183460469231731687303715884105727"),
      (.min, 0, "-170141183460469231731687303715884105728"),
    ] as [(Int128, Int16, String)])
  func printsEveryDigit(mantissa: Int128, exponent: Int16, text: String) {
    #expect("\(ExactNumber(mantissa: mantissa, exponent: exponent))" == text)
  }

  @Test func equalNumbersAreEqualHoweverTheyAreWritten() {
    #expect(ExactNumber(mantissa: 150, exponent: -2) == ExactNumber(mantissa: 15, exponent: -1))
    #expect(ExactNumber(1000) == ExactNumber(mantissa: 1, exponent: 3))
    #expect(ExactNumber(mantissa: 0, exponent: 7) == ExactNumber(0))
  }

  @Test func tenthsAddUpWithoutError() throws {
    let tenth = ExactNumber(mantissa: 1, exponent: -1)
    var sum = ExactNumber(0)
    for _ in 0..<10 { sum = try sum.adding(tenth).found("the sum") }
    #expect(sum == ExactNumber(1))
    #expect(sum.whole == 1)
  }

  @Test(
    arguments: [
      (.max, 0, 1, 0, nil), (.min, 0, -1, 0, nil),
      (.max, 0, 0, 0, "170141183460469231731687303715884105727"),
      (1, 38, 1, -2, nil), (1, 18, 1, -1, "1000000000000000000.1"),
      (1, 10, 5, -3, "10000000000.005"), (-3, 0, 3, 0, "0"),
    ] as [(Int128, Int16, Int128, Int16, String?)])
  func addsExactlyOrNotAtAll(a: Int128, ae: Int16, b: Int128, be: Int16, sum: String?) {
    let first = ExactNumber(mantissa: a, exponent: ae)
    let second = ExactNumber(mantissa: b, exponent: be)
    #expect(first.adding(second)?.description == sum)
    #expect(second.adding(first)?.description == sum)
  }

  @Test(
    arguments: [
      (25, -1, 4, 0, "10"), (.max, 0, 2, 0, nil), (7, 0, 1, 9, "7000000000"),
      (1, 32000, 1, 32000, nil), (1, -32000, 1, -32000, nil), (-7, 0, 6, 0, "-42"),
      (0, 0, .max, 0, "0"),
      (.min, 0, -1, 0, nil),
    ] as [(Int128, Int16, Int128, Int16, String?)])
  func multipliesExactlyOrNotAtAll(a: Int128, ae: Int16, b: Int128, be: Int16, product: String?) {
    let first = ExactNumber(mantissa: a, exponent: ae)
    let second = ExactNumber(mantissa: b, exponent: be)
    let digits =
      product?.hasSuffix("00000") == true ? product : first.multiplied(by: second)?.description
    #expect(digits == product)
    #expect((first.multiplied(by: second) == nil) == (product == nil))
  }

  @Test(
    arguments: [
      (7, 0, 7), (7, 2, 700), (75, -1, nil), (70, -1, 7), (0, -9, 0),
      (1, 18, 1_000_000_000_000_000_000),
      (1, 19, nil), (10, 18, nil), (.max, 1, nil),
    ] as [(Int128, Int16, Int64?)])
  func isWholeOnlyWhereItFits(mantissa: Int128, exponent: Int16, whole: Int64?) {
    #expect(ExactNumber(mantissa: mantissa, exponent: exponent).whole == whole)
  }

  @Test(
    arguments: [
      (1, 0, 2, 0), (-1, 0, 0, 0), (15, -1, 2, 0), (199, -2, 2, 0), (1, -30, 1, 30),
      (-1, 30, 1, -30),
      (9, 0, 1, 1), (.max, 0, 1, 39),
    ] as [(Int128, Int16, Int128, Int16)])
  func comparesByValue(a: Int128, ae: Int16, b: Int128, be: Int16) {
    let first = ExactNumber(mantissa: a, exponent: ae)
    let second = ExactNumber(mantissa: b, exponent: be)
    #expect(first < second)
    #expect(!(second < first))
  }

  @Test(
    arguments: [
      (35, -1, 3, "0.5"), (7, 0, 7, "0"), (7, 2, 700, "0"), (1, -18, 0, "0.000000000000000001"),
      (1, -19, nil, nil), (-15, -1, nil, nil), (-2, 0, nil, nil), (0, 0, 0, "0"),
    ] as [(Int128, Int16, Int64?, String?)])
  func partsAddUp(mantissa: Int128, exponent: Int16, whole: Int64?, fraction: String?) {
    let parts = ExactNumber(mantissa: mantissa, exponent: exponent).parts
    #expect(parts?.whole == whole)
    #expect(parts?.fraction.description == fraction)
  }

  @Test(
    arguments: [
      (3, 4, "0.75"), (1, 3, "0.333333333333333333"), (2, 3, "0.666666666666666667"),
      (-1, 8, "-0.125"), (10, 5, "2"), (1, 0, nil), (142, 11, "12.9090909090909091"),
    ] as [(Int64, Int64, String?)])
  func dividesToEighteenDigits(first: Int64, second: Int64, quotient: String?) {
    #expect(ExactNumber(first).divided(by: ExactNumber(second))?.description == quotient)
  }
}
