@testable import Understudy

/// Schemas of services as tools declare them in JSON, whose slots hold names and free text.
extension Schemas {
  static let courier = """
    {"x-tool": "SendParcel", "title": "Send Parcel", "description": "Sends a parcel by courier.",
     "required": ["recipient", "destination"], "properties": {
       "recipient": {"type": "string", "title": "Recipient", "description": "Who gets the parcel",
                     "x-kind": "person"},
       "destination": {"type": "string", "title": "Destination",
                       "description": "Address the parcel goes to"},
       "pickup": {"type": "string", "title": "Pickup",
                  "description": "Address the parcel is collected from"},
       "weight": {"type": "object", "title": "Weight", "x-kind": "measurement:mass",
                  "properties": {"value": {"type": "number"}, "unit": {"type": "string"}}},
       "parcels": {"type": "integer", "title": "Parcels", "description": "How many parcels",
                   "minimum": 1, "maximum": 20},
       "service": {"type": "string", "title": "Service", "description": "How fast it is",
                   "enum": ["economy", "express"]},
       "date": {"type": "string", "format": "date", "title": "Date",
                "description": "Day the parcel is collected"}}}
    """

  static let cinema = """
    {"x-tool": "BookMovie", "title": "Book Movie Tickets", "description": "Books tickets for a film.",
     "required": ["movie", "tickets"], "properties": {
       "movie": {"type": "string", "title": "Movie", "description": "Title of the film",
                 "x-free-text": true},
       "tickets": {"type": "integer", "title": "Tickets", "description": "How many tickets",
                   "minimum": 1, "maximum": 10},
       "cinema": {"type": "string", "title": "Cinema", "description": "Name of the cinema"},
       "showtime": {"type": "string", "format": "date-time", "title": "Showtime",
                    "description": "When the film starts"},
       "seat": {"type": "string", "title": "Seat", "description": "Where to sit",
                "enum": ["front", "middle", "back"]}}}
    """

  static let lamp = """
    {"x-tool": "SetLight", "title": "Set Light", "description": "Changes a lamp.",
     "required": ["room"], "properties": {
       "room": {"type": "string", "title": "Room", "description": "Where the lamp is",
                "enum": ["kitchen", "hall", "bedroom"]},
       "brightness": {"type": "integer", "title": "Brightness", "description": "In percent",
                      "minimum": 0, "maximum": 100}}}
    """

  static let calendar = """
    {"x-tool": "CreateEvent", "title": "Create Event", "description": "Adds an event.",
     "required": ["title", "start"], "properties": {
       "title": {"type": "string", "title": "Title", "description": "Name of the event",
                 "x-free-text": true},
       "start": {"type": "string", "format": "date-time", "title": "Start",
                 "description": "When the event begins"},
       "location": {"type": "string", "title": "Location", "description": "Where it takes place"},
       "attendees": {"type": "array", "title": "Attendees", "description": "People to invite",
                     "items": {"type": "string", "x-kind": "person"}}}}
    """

  static let room = """
    {"x-tool": "BookHotel", "title": "Book Hotel", "description": "Books a hotel room.",
     "required": ["city", "checkIn"], "properties": {
       "city": {"type": "string", "title": "City", "description": "City of the hotel",
                "x-kind": "city"},
       "checkIn": {"type": "string", "format": "date", "title": "Check-in",
                   "description": "First day of the stay"},
       "checkOut": {"type": "string", "format": "date", "title": "Check-out",
                    "description": "Day of departure"},
       "roomType": {"type": "string", "title": "Room Type", "description": "Kind of room",
                    "enum": ["single", "double", "suite"],
                    "x-synonyms": {"single": ["twin"], "double": ["twin"]}},
       "board": {"type": "string", "title": "Board", "enum": ["breakfast", "half", "full"],
                 "x-titles": {"half": "Half Board", "full": "Full Board"}},
       "maxPrice": {"type": "number", "title": "Highest Price",
                    "description": "The most a night may cost", "x-kind": "money"},
       "name": {"type": "string", "title": "Guest Name", "description": "Name the booking is under",
                "x-kind": "person"}}}
    """

  static let meal = """
    {"x-tool": "OrderFood", "title": "Order Food", "description": "Orders food for delivery.",
     "required": ["items"], "properties": {
       "items": {"type": "array", "title": "Items", "description": "What is ordered",
         "items": {"type": "object", "title": "Item", "required": ["dish"], "properties": {
           "dish": {"type": "string", "title": "Dish", "description": "Name of the dish"},
           "quantity": {"type": "integer", "title": "Quantity", "description": "How many of it",
                        "minimum": 1},
           "size": {"type": "string", "title": "Size", "enum": ["small", "medium", "large"]},
           "toppings": {"type": "array", "title": "Toppings",
                        "items": {"type": "string", "enum": ["olives", "ham", "onions"]}}}}},
       "address": {"type": "string", "title": "Address", "description": "Street and house number"},
       "time": {"type": "string", "format": "time", "title": "Time"}}}
    """

  /// The schema that a text declares.
  static func schema(_ json: String) throws -> EntitySchema {
    try EntitySchema(jsonSchema: JSONValue(parsing: json))
  }

  /// What a phrase makes of the schema that a text declares.
  static func extraction(_ json: String, _ phrase: String) throws -> Extraction {
    try Engine.extractor.extract(schema(json), from: phrase, in: Engine.context())
  }
}

extension Extraction {
  /// The values in the order of the schema, as JSON.
  var json: String { JSONValue.object(values).description }
}
