import Testing

/// What the macros refuse, where they point, and what their fix-its make of the source.
@Suite struct RefusalTests {
  struct Case: CustomTestStringConvertible {
    let source: String
    var lacking = ["GenerableEntity"]
    let diagnostic: String
    let fixed: String

    var testDescription: String { diagnostic }

    /// An entity around one property.
    init(property: String, diagnostic: String, fixed: String) {
      source = Self.entity(property)
      self.diagnostic = diagnostic
      self.fixed = Self.entity(fixed)
    }

    init(_ source: String, lacking: [String], diagnostic: String, fixed: String) {
      self.source = source
      self.lacking = lacking
      self.diagnostic = diagnostic
      self.fixed = fixed
    }

    private static func entity(_ property: String) -> String {
      "@AppEntity(.generable)\nstruct Stay: TransientAppEntity {\n  \(property)\n}\n"
    }
  }

  static let kinds = [
    Case(
      "@AppEntity(.generable)\nfinal class Stay: TransientAppEntity {}",
      lacking: ["GenerableEntity"],
      diagnostic: """
        2:7: '@AppEntity(.generable)' stands on a struct, but 'Stay' is a class
        fix-it: Make it a struct
        """,
      fixed: "@AppEntity(.generable)\nfinal struct Stay: TransientAppEntity {}"),
    Case(
      "@AppIntent(.tool)\nenum Find: String {\n  case room\n}",
      lacking: ["ToolIntent", "AppIntent"],
      diagnostic: """
        2:1: '@AppIntent(.tool)' stands on a struct, but 'Find' is an enum
        fix-it: Remove '@AppIntent(.tool)'
        """,
      fixed: "\nenum Find: String {\n  case room\n}"),
  ]

  static let conformances = [
    Case(
      "@AppEntity(.generable)\nstruct Stay {\n}",
      lacking: ["GenerableEntity", "TransientAppEntity"],
      diagnostic: """
        2:8: 'Stay' has to conform to 'TransientAppEntity'
        fix-it: Conform to 'TransientAppEntity'
        """,
      fixed: "@AppEntity(.generable)\nstruct Stay: TransientAppEntity {\n}"),
    Case(
      "@AppIntent(.tool)\nstruct Find: Sendable, Equatable {}",
      lacking: ["ToolIntent", "AppIntent"],
      diagnostic: """
        2:8: 'Find' has to conform to 'AppIntent'
        fix-it: Conform to 'AppIntent'
        """,
      fixed: "@AppIntent(.tool)\nstruct Find: Sendable, Equatable, AppIntent {}"),
    Case(
      "@AppEntity(.generable)\nstruct Stay<Guest> {}",
      lacking: ["GenerableEntity", "TransientAppEntity"],
      diagnostic: """
        2:8: 'Stay' has to conform to 'TransientAppEntity'
        fix-it: Conform to 'TransientAppEntity'
        """,
      fixed: "@AppEntity(.generable)\nstruct Stay<Guest>: TransientAppEntity {}"),
  ]

  static let traits = [
    Case(
      "@AppEntity(traits)\nstruct Stay: TransientAppEntity {}", lacking: ["GenerableEntity"],
      diagnostic: """
        1:12: The traits are read as they are written and have to be a literal such as '.generable'
        fix-it: Write '.generable'
        """,
      fixed: "@AppEntity(.generable)\nstruct Stay: TransientAppEntity {}"),
    Case(
      "@AppIntent(AppIntentTraits(rawValue: 1))\nstruct Find: AppIntent {}",
      lacking: ["ToolIntent"],
      diagnostic: """
        1:12: The traits are read as they are written and have to be a literal such as '.tool'
        fix-it: Write '.tool'
        """,
      fixed: "@AppIntent(.tool)\nstruct Find: AppIntent {}"),
  ]

  static let properties = [
    Case(
      property: "@Property(title: \"Nights\") var nights = 1",
      diagnostic: """
        3:34: '@Property' needs the type of 'nights' to be written out
        fix-it: Write its type
        """,
      fixed: "@Property(title: \"Nights\") var nights: Int = 1"),
    Case(
      property: "@Property(title: \"City\") var city",
      diagnostic: """
        3:32: '@Property' needs the type of 'city' to be written out
        fix-it: Write its type
        """,
      fixed: "@Property(title: \"City\") var city: <#Type#>"),
    Case(
      property: "@Property(title: \"City\") let city: String",
      diagnostic: """
        3:28: '@Property' needs 'city' to be a 'var', as it is set later
        fix-it: Make it a 'var'
        """,
      fixed: "@Property(title: \"City\") var city: String"),
    Case(
      property: "@Property(title: \"City\") static var city: String",
      diagnostic: """
        3:28: '@Property' needs 'city' to belong to the instance, not to the type
        fix-it: Remove 'static'
        """,
      fixed: "@Property(title: \"City\") var city: String"),
    Case(
      property: "@Property(title: \"City\") var city: String { \"Porto\" }",
      diagnostic: """
        3:3: '@Property' needs 'city' to be stored, but it is computed
        fix-it: Remove '@Property'
        """,
      fixed: "var city: String { \"Porto\" }"),
    Case(
      property: "@EntityProperty(title: \"City\") var city: String { get { \"\" } set {} }",
      diagnostic: """
        3:3: '@EntityProperty' needs 'city' to be stored, but it is computed
        fix-it: Remove '@EntityProperty'
        """,
      fixed: "var city: String { get { \"\" } set {} }"),
    Case(
      property:
        "@Property(title: \"Day\") var arrival: Date\n  @Property(title: \"Day\") var departureDay: Date",
      diagnostic: """
        4:20: 'departureDay' has the title 'Day' of 'arrival', which makes the two one to a reader
        3:20: note: 'arrival' has the title first
        fix-it: Call it 'Departure Day'
        """,
      fixed:
        "@Property(title: \"Day\") var arrival: Date\n  @Property(title: \"Departure Day\") var departureDay: Date"
    ),
  ]

  @Test(arguments: kinds + conformances + traits + properties)
  func saysWhatIsWrongAndMendsIt(refused: Case) {
    let expansion = MacroExpansion(refused.source, lacking: refused.lacking)
    #expect(expansion.diagnostics == [refused.diagnostic])
    #expect(expansion.fixed == [refused.fixed])
  }

  @Test func acceptsObservedProperty() {
    let expansion = MacroExpansion(
      """
      @AppEntity(.generable)
      struct Stay: TransientAppEntity {
        @Property(title: "City") var city: String { didSet { print(city) } }
      }
      """, lacking: ["GenerableEntity"])
    #expect(expansion.diagnostics == [])
  }
}
