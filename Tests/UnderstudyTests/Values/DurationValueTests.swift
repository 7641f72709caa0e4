import Testing

@testable import Understudy

@Suite struct DurationValueTests {
  @Test(
    arguments: [
      (3, 0, .week, "P3W"), (90, 0, .minute, "PT90M"), (0, 0, .day, "P0D"), (0, 0, .hour, "PT0S"),
      (15, -1, .hour, "PT1H30M"), (5, -1, .hour, "PT30M"), (25, -1, .day, "P2DT12H"),
      (5, -1, .minute, "PT30S"), (15, -1, .week, "P1W3DT12H"), (25, -2, .hour, "PT15M"),
      (5, -1, .year, "P6M"),
      (15, -1, .year, "P1Y6M"), (1, -1, .second, "PT0.1S"), (123, -2, .hour, "PT1H13M48S"),
      (1, -9, .second, "PT0.000000001S"), (1, -10, .second, nil), (-15, -1, .hour, nil),
      (15, -2, .month, nil), (5, -1, .month, "P15D"), (1, -1, .year, nil),
      (2, 0, .quarter, "P6M"), (2, 0, .decade, "P20Y"), (1, 0, .century, "P100Y"),
      (1, 0, .weekend, nil),
      (999_999_999, 0, .second, "PT999999999S"), (1_000_000_000, 0, .second, nil),
      (.max, 0, .day, nil),
      (.max, 0, .quarter, nil), (.max, 0, .decade, nil), (.max, 0, .century, nil),
      (.min, 0, .century, nil),
    ] as [(Int64, Int16, Grain, String?)])
  func countsUnits(mantissa: Int64, exponent: Int16, grain: Grain, text: String?) {
    let count = ExactNumber(mantissa: Int128(mantissa), exponent: exponent)
    #expect(DurationValue(count, grain)?.iso8601 == text)
  }

  @Test(arguments: [
    ("PT1H", "PT20M", "PT1H20M"), ("P1Y", "P6M", "P1Y6M"), ("P1W", "P2D", "P1W2D"),
    ("PT20M", "PT1H", nil), ("PT1H", "PT1H", nil), ("P1D", "PT1S", "P1DT1S"),
    ("PT1M", "PT2.5S", "PT1M2.5S"), ("PT2.5S", "PT1S", nil),
  ]) func finerUnitsFollow(first: String, second: String, both: String?) throws {
    let a = try DurationValue(iso8601: first).found(first)
    let b = try DurationValue(iso8601: second).found(second)
    #expect(a.followed(by: b)?.iso8601 == both)
  }

  @Test(arguments: [
    ("P3W", 1_814_400), ("PT1H30M", 5400), ("P1DT1S", 86_401), ("P1M", 2_592_000),
    ("P1Y", 31_536_000),
    ("PT0S", 0), ("PT0.5S", 0), ("PT61.25S", 61), ("PT-5M", -300), ("P-1D", -86_400),
  ]) func readsWhatItPrints(text: String, seconds: Int) throws {
    let duration = try DurationValue(iso8601: text).found(text)
    #expect(duration.iso8601 == text)
    #expect(duration.nominalSeconds == seconds)
  }

  @Test(arguments: [
    ("PT3.5S", "3.5"), ("PT1,25H", "4500"), ("P1DT0.000000001S", "86400.000000001"),
  ])
  func countsFractionsExactly(text: String, seconds: String) throws {
    let duration = try DurationValue(iso8601: text).found(text)
    #expect(duration.exactSeconds.description == seconds)
  }

  @Test(arguments: [
    "", "P", "PT", "3W", "P3", "P3X", "PW", "P1H", "PT1D", "PT1.5.5H", "PT.5S5", "P--1D", "P1-D",
    "-P1D", "PT-",
    "P99999999999999999999D",
    "P1D1Y", "p1d", "P1D ",
  ]) func refusesWhatIsNoDuration(text: String) {
    #expect(DurationValue(iso8601: text) == nil)
  }
}
