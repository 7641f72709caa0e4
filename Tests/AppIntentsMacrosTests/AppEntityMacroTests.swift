import Testing

@Suite struct AppEntityMacroTests {
  private let allProtocols = ["GenerableEntity"]

  @Test func addsConformanceAndChecksEachPropertyWhereItsTypeIsWritten() {
    let expansion = MacroExpansion(
      """
      @AppEntity(.generable)
      struct HotelStay: TransientAppEntity {
        @Property(title: "City", description: "The town")
        var city: String

        @Property(title: "Nights") var nights: Int?
        var note = ""
      }
      """, lacking: allProtocols)
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text == """
        struct HotelStay: TransientAppEntity {
          @Property(title: "City", description: "The town")
          var city: String

          @Property(title: "Nights") var nights: Int?
          var note = ""
        }

        extension HotelStay: GenerableEntity {
          private static func _requireGenerableProperties() {
        #sourceLocation(file: "/App/Source.swift", line: 4)
                    _requireGenerable(String.self)
        #sourceLocation()
        #sourceLocation(file: "/App/Source.swift", line: 6)
                                                 _requireGenerable(Int?.self)
        #sourceLocation()
          }
        }
        """)
  }

  @Test func keepsConformanceThatIsAlreadyThere() {
    let expansion = MacroExpansion(
      "@AppEntity(.generable)\nstruct Stay: GenerableEntity {}", lacking: [])
    #expect(
      expansion.text == """
        struct Stay: GenerableEntity {}

        extension Stay {
          private static func _requireGenerableProperties() {
          }
        }
        """)
  }

  @Test func repeatsAvailabilityOnTheExtension() {
    let expansion = MacroExpansion(
      "@available(macOS 20, *)\n@AppEntity(.generable)\nstruct Stay: TransientAppEntity {}",
      lacking: allProtocols)
    #expect(expansion.text.contains("@available(macOS 20, *)\nextension Stay: GenerableEntity {"))
  }

  @Test(arguments: [
    ".generable", "[.generable]", "AppEntityTraits.generable", "[AppEntityTraits.generable]",
  ])
  func readsTraitsHoweverTheLiteralIsWritten(traits: String) {
    let expansion = MacroExpansion(
      "@AppEntity(\(traits))\nstruct Stay: TransientAppEntity {}", lacking: allProtocols)
    #expect(expansion.diagnostics == [])
    #expect(expansion.text.contains("extension Stay: GenerableEntity"))
  }

  @Test func addsNothingWithoutTheTrait() {
    let expansion = MacroExpansion(
      "@AppEntity([])\nstruct Stay: TransientAppEntity {}", lacking: allProtocols)
    #expect(expansion.text == "struct Stay: TransientAppEntity {}")
    #expect(expansion.diagnostics == [])
  }
}
