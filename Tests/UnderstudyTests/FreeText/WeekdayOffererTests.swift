import Testing

@testable import Understudy

/// The days of the week, for properties that hold several of them.
@Suite struct WeekdayOffererTests {
  private static let alarm = """
    {"x-tool": "SetAlarm", "title": "Set Alarm", "properties": {
       "time": {"type": "string", "format": "time", "description": "When it rings"},
       "days": {"type": "array", "description": "On which days it rings", "items": {
         "type": "string", "enum": ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]}}}}
    """

  private func days(_ phrase: String) throws -> JSONValue? {
    try Schemas.extraction(Self.alarm, phrase).values.first { $0.name == "days" }?.value
  }

  @Test(arguments: [
    ("set an alarm from Tuesday to Friday", ["tue", "wed", "thu", "fri"]),
    ("set an alarm on weekdays", ["mon", "tue", "wed", "thu", "fri"]),
    ("set an alarm on weekdays except Tuesday", ["mon", "wed", "thu", "fri"]),
    ("set an alarm on Tuesdays and Saturdays", ["tue", "sat"]),
    ("set an alarm on weekends", ["sat", "sun"]),
  ]) func givesEachDayOfAStretch(phrase: String, days: [String]) throws {
    #expect(try self.days(phrase) == .array(days.map(JSONValue.string)))
  }

  @Test func leavesOneDayToItsCase() throws {
    #expect(try days("set an alarm on Friday") == .array([.string("fri")]))
  }

  @Test func takesNoDatesForWeekdays() throws {
    #expect(try days("set an alarm from June 12 to June 14") == nil)
  }
}
