import Testing

@testable import Understudy

/// What changes in a schema change no answer, and what the words of descriptions are worth.
@Suite struct SchemaInvarianceTests {
  /// A slot of every built-in kind.
  private static let kinds = """
    {"x-tool": "FileReport", "title": "File Report", "description": "Files a report.", "required": [],
     "properties": {
       "town": {"type": "string", "title": "Town", "description": "City of the visit"},
       "field": {"type": "string", "title": "Airport", "description": "IATA code of the airport"},
       "carrier": {"type": "string", "title": "Airline", "description": "Airline that was used"},
       "nation": {"type": "string", "title": "Country", "description": "Country of the firm"},
       "paidIn": {"type": "string", "title": "Currency", "description": "Currency of the books"},
       "tongue": {"type": "string", "title": "Language", "description": "Language of the report"},
       "mail": {"type": "string", "format": "email", "title": "Email"},
       "phone": {"type": "string", "title": "Phone Number", "x-kind": "phone"},
       "page": {"type": "string", "format": "uri", "title": "Web Page"},
       "tint": {"type": "string", "title": "Colour", "description": "Colour of the cover"},
       "zone": {"type": "string", "title": "Time Zone", "description": "Time zone of the office"},
       "author": {"type": "string", "title": "Author", "description": "Who wrote it",
                  "x-kind": "person"},
       "office": {"type": "string", "title": "Address", "description": "Street and house number"},
       "day": {"type": "string", "format": "date", "title": "Day"},
       "hour": {"type": "string", "format": "time", "title": "Hour"},
       "length": {"type": "string", "format": "duration", "title": "Length"},
       "cost": {"type": "object", "title": "Cost", "x-kind": "money",
                "properties": {"amount": {"type": "number"}, "currency": {"type": "string"}}},
       "way": {"type": "object", "title": "Distance", "x-kind": "measurement:length",
               "properties": {"value": {"type": "number"}, "unit": {"type": "string"}}},
       "pages": {"type": "integer", "title": "Pages", "description": "How many pages"},
       "score": {"type": "number", "title": "Score", "minimum": 0, "maximum": 10},
       "secret": {"type": "boolean", "title": "Secret", "description": "Whether it is secret"},
       "grade": {"type": "string", "title": "Grade", "enum": ["draft", "final"]},
       "parts": {"type": "array", "title": "Parts",
                 "items": {"type": "string", "enum": ["cover", "index", "appendix"]}},
       "binding": {"type": "object", "title": "Binding", "properties": {
         "material": {"type": "string", "title": "Material", "enum": ["cloth", "leather"]}}},
       "remarks": {"type": "string", "title": "Remarks", "x-free-text": true}}}
    """

  private static let phrases = [
    "file a final report for Lisbon, 40 pages, on Friday at 3pm",
    "report by Dr. Vance, blue cover, leather binding, 12 km, score 7",
    "a secret draft with index and appendix, cost 90 euros, length two hours",
    "email ada@example.org, phone +1 415 555 0134, page https://example.org/a",
    "language: Portuguese, country: Japan, town: Graz, remarks: nobody was there",
    "airport LHR, 18 Mill Lane",
  ]

  @Test(arguments: phrases) func orderOfSlotsChangesNothing(phrase: String) throws {
    let schema = try Schemas.schema(Self.kinds)
    let answer = try outline(schema, phrase)
    for seed in 0..<6 {
      var generator = SeededGenerator(seed: UInt64(seed))
      #expect(
        try outline(schema.withSlots(schema.slots.shuffled(using: &generator)), phrase) == answer)
    }
  }

  @Test(arguments: phrases) func newNamesBehindOldTitlesChangeNothing(phrase: String) throws {
    let schema = try Schemas.schema(Self.kinds)
    let renamed = schema.withSlots(
      schema.slots.enumerated().map { $0.element.changed(name: "p\($0.offset)") })
    #expect(try outline(renamed, phrase) == outline(schema, phrase))
  }

  @Test func phrasesFillSlotsOfEveryKind() throws {
    let schema = try Schemas.schema(Self.kinds)
    let filled = try Set(
      Self.phrases.flatMap { phrase in
        try Engine.extractor.extract(schema, from: phrase, in: Engine.context()).values.map(\.name)
      })
    #expect(
      Set(schema.slots.map(\.name)).subtracting(filled).sorted() == ["carrier", "paidIn", "zone"])
  }

  private static let services: [(json: String, phrases: [String])] = [
    (
      Schemas.cinema,
      ["two tickets for Paper Boats at Cinema Aurora tonight", "3 tickets for Cold River"]
    ),
    (
      Schemas.courier,
      ["a parcel to June Porter at 14 Friday Lane", "2 parcels to Max Hale, 9 Second Avenue"]
    ),
    (
      Schemas.room,
      ["a double room in Vienna on Friday with breakfast", "a hotel in Verona on 4 July"]
    ),
    (Schemas.lamp, ["set the hall to 30", "make the kitchen 40 percent"]),
    (
      Schemas.calendar,
      ["tasting at the Odeon on Saturday 8pm", "Budget review tomorrow 3pm, invite Lena"]
    ),
  ]

  @Test func answersWithoutDescriptionsAreMostlyTheSame() throws {
    var (same, all) = (0, 0)
    for service in Self.services {
      let schema = try Schemas.schema(service.json)
      let plain = schema.withSlots(schema.slots.map { $0.changed(description: nil) })
      for phrase in service.phrases {
        let told = try values(schema, phrase)
        let untold = try values(plain, phrase)
        all += told.count
        same += told.filter(untold.contains).count
      }
    }
    #expect(Double(same) >= 0.85 * Double(all))
  }

  @Test func saysWhatADescriptionWasWorth() throws {
    let courier = try Schemas.schema(Schemas.courier)
    let schema = courier.withSlots(courier.slots.filter { $0.name != "weight" })
    let plain = schema.withSlots(schema.slots.map { $0.changed(description: nil) })
    let phrase = "two boxes of glass to June Porter at 14 Friday Lane"
    #expect(try values(schema, phrase).contains("Parcels 2"))
    #expect(try !values(plain, phrase).contains("Parcels 2"))
    let answer = try Engine.extractor.extract(plain, from: phrase, in: Engine.context())
    #expect("\(answer.explanation)".contains("a number nothing names"))
  }

  private func outline(_ schema: EntitySchema, _ phrase: String) throws -> String {
    try values(schema, phrase).joined(separator: "; ")
  }

  /// The values by the titles of their slots, sorted.
  private func values(_ schema: EntitySchema, _ phrase: String) throws -> [String] {
    let values = try Engine.extractor.extract(schema, from: phrase, in: Engine.context()).values
    return values.map { member in
      let title = schema.slots.first { $0.name == member.name }?.title ?? member.name
      return "\(title) \(member.value.plainText)"
    }.sorted()
  }
}

extension Slot {
  /// The same slot with another name.
  fileprivate func changed(name: String) -> Slot {
    Slot(
      name: name, title: title, description: description, type: type, shape: shape,
      isRequired: isRequired, isArray: isArray, defaultValue: defaultValue)
  }

  /// The same slot with another description.
  fileprivate func changed(description: String?) -> Slot {
    Slot(
      name: name, title: title, description: description, type: type, shape: shape,
      isRequired: isRequired, isArray: isArray, defaultValue: defaultValue)
  }
}
