import Testing

@Suite struct AppEntityMacroTests {
  private let allProtocols = ["GenerableEntity"]

  @Test func addsConformanceListsPropertiesAndChecksEachWhereItsTypeIsWritten() {
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
          func _listProperties(_ list: inout _PropertyList) {
            list.add("city", _city)
            list.add("nights", _nights)
          }

          private func _requireGenerableProperties() {
        #sourceLocation(file: "/App/Source.swift", line: 4)
                    _requireGenerable(city)
        #sourceLocation()
        #sourceLocation(file: "/App/Source.swift", line: 6)
                                                 _requireGenerable(nights)
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
          func _listProperties(_ list: inout _PropertyList) {
          }

          private func _requireGenerableProperties() {
          }
        }
        """)
  }

  @Test func listIsAsVisibleAsTheType() {
    let expansion = MacroExpansion(
      """
      @AppEntity(.generable)
      public struct Stay: TransientAppEntity {
        @Property(title: "In") var `in`: Int
      }
      """, lacking: allProtocols)
    #expect(expansion.text.contains("  public func _listProperties(_ list: inout _PropertyList) {"))
    #expect(expansion.text.contains("list.add(\"in\", _in)"))
  }

  @Test func leavesPropertiesUnderConditionsToTheMirror() {
    let expansion = MacroExpansion(
      """
      @AppEntity(.generable)
      struct Stay: TransientAppEntity {
        @Property(title: "City") var city: String
        #if DEBUG
          @Property(title: "Note") var note: String
        #endif
      }
      """, lacking: allProtocols)
    #expect(!expansion.text.contains("_listProperties"))
    #expect(expansion.text.contains("_requireGenerable(city)"))
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
