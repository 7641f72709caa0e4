import Testing

@testable import Understudy

/// What a phrase says of properties by the word for the other state.
@Suite struct StateOffererTests {
  private static let lamp = """
    {"x-tool": "SetLamp", "title": "Set Lamp", "properties": {
       "on": {"type": "boolean", "description": "Whether the lamp is on"}}}
    """
  private static let shutter = """
    {"x-tool": "MoveShutter", "title": "Move Shutter", "properties": {
       "isOpen": {"type": "boolean", "title": "Is Open"}}}
    """
  private static let heater = """
    {"x-tool": "SetHeater", "title": "Set Heater", "properties": {
       "power": {"type": "boolean", "description": "Whether the heater is on or off"}}}
    """

  @Test(arguments: [
    (lamp, "turn the lamp off", false), (lamp, "turn off the lamp", false),
    (lamp, "switch the lamp on", true), (lamp, "turn the lamp off on Friday", false),
    (shutter, "close the shutter", false), (shutter, "open the shutter", true),
    (heater, "heater off please", false), (heater, "put the heater on", true),
    (heater, "the heater should not be off", true),
  ]) func takesTheOtherStateForNo(schema: String, phrase: String, state: Bool) throws {
    let values = try Schemas.extraction(schema, phrase).values
    #expect(values.first { $0.value == .bool(state) } != nil, "\(values)")
  }

  @Test func saysNothingWhereNeitherStateIsSaid() throws {
    #expect(try Schemas.extraction(Self.heater, "the heater in the hall").values.isEmpty)
  }
}
