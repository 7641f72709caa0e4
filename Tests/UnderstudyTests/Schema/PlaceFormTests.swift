import Testing

@testable import Understudy

/// In which form a place is told that a description shows.
@Suite struct PlaceFormTests {
  private func place(_ description: String, _ phrase: String) throws -> String? {
    let text = """
      {"x-tool": "FindMill", "title": "Find Mill", "properties": {
         "city": {"type": "string", "description": "\(description)"}}, "required": ["city"]}
      """
    return try Schemas.extraction(text, phrase).values.first?.value.plainText
  }

  @Test(arguments: [
    (
      "The city, in the format of 'City, State' or 'City, Country', such as 'Reno, NV' or 'Lyon, FR'",
      "find a mill in Oslo", "Oslo, NO"
    ),
    (
      "The city, in the format of 'City, State' or 'City, Country', such as 'Reno, NV' or 'Lyon, France'",
      "find a mill in Oslo", "Oslo, Norway"
    ),
    (
      "The city, in the format of 'City, State' or 'City, Country', such as 'Reno, NV' or 'Lyon, France'",
      "find a mill in London, UK", "London, UK"
    ),
    (
      "The city, in the format of 'City, State' or 'City, Country', such as 'Reno, NV' or 'Lyon, France'",
      "find a mill in Leeds", "Leeds, UK"
    ),
    (
      "The city, in the format of 'City, State', such as 'Reno, NV'",
      "find a mill in the big apple", "New York, NY"
    ),
    (
      "The city, in the format of 'City, State', such as 'Reno, NV'",
      "find a mill in Oklahoma City", "Oklahoma City, OK"
    ),
    (
      "The city, in the format of 'City, State', such as 'Reno, NV'", "find a mill in Elkhorn, WI",
      "Elkhorn, WI"
    ),
    (
      "The city, in the format of 'City, State', such as 'Reno, NV'",
      "find a mill in Quigley Hollow, OR", "Quigley Hollow, OR"
    ),
    (
      "The city, in the format of 'City, State', such as 'Reno, NV'", "find a mill in San Fran",
      "San Francisco, CA"
    ),
    ("The name of the city", "find a mill in Quigley Hollow, OR", "Quigley Hollow"),
  ]) func tellsATownInTheFormThatIsShown(
    description: String, phrase: String, place: String
  ) throws {
    #expect(try self.place(description, phrase) == place)
  }
}
