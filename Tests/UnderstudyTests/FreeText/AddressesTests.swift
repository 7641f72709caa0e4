import Testing

@testable import Understudy

/// Where names of places begin and end.
@Suite struct AddressesTests {
  private static let parcel = """
    {"x-tool": "SendParcel", "title": "Send Parcel", "properties": {
       "destination": {"type": "string", "description": "The address it goes to"},
       "district": {"type": "string", "description": "The name of the district"},
       "depot_id": {"type": "string", "description": "The ID of the depot"}},
     "required": ["destination"]}
    """

  private func value(_ property: String, _ phrase: String) throws -> JSONValue? {
    try Schemas.extraction(Self.parcel, phrase).values.first { $0.name == property }?.value
  }

  @Test func takesTheTownBehindAStreet() throws {
    #expect(
      try value("destination", "send a parcel to 12 Mill Lane, Ashby, at once")
        == .string("12 Mill Lane, Ashby"))
  }

  @Test func leavesOutWhatThePropertySaysItself() throws {
    #expect(
      try value("district", "send a parcel to 12 Mill Lane in the Elm Park District")
        == .string("Elm Park"))
  }
}
