import Testing

@Suite struct AppIntentMacroTests {
  @Test func addsConformance() {
    let expansion = MacroExpansion(
      """
      @AppIntent(.tool)
      struct FindRooms: AppIntent {
        @Parameter(title: "Stay") var stay: HotelStay
      }
      """, lacking: ["ToolIntent"])
    #expect(expansion.diagnostics == [])
    #expect(
      expansion.text == """
        struct FindRooms: AppIntent {
          @Parameter(title: "Stay") var stay: HotelStay
        }

        extension FindRooms: ToolIntent {
          func _listProperties(_ list: inout _PropertyList) {
            list.add("stay", _stay)
          }
        }
        """)
  }

  @Test func addsBaseThatAProtocolOfTheAppMayBring() {
    let expansion = MacroExpansion(
      "@AppIntent(.tool)\nstruct FindRooms: Command {}", lacking: ["ToolIntent", "AppIntent"])
    #expect(expansion.diagnostics == [])
    #expect(expansion.text.contains("extension FindRooms: ToolIntent, AppIntent {"))
  }

  @Test func looksOverParameters() {
    let expansion = MacroExpansion(
      """
      @AppIntent(.tool)
      struct FindRooms: AppIntent {
        @Parameter(title: "Nights") let nights: Int
        @IntentParameter(title: "Nights") var count: Int
      }
      """, lacking: ["ToolIntent"])
    #expect(
      expansion.diagnostics == [
        """
        3:31: '@Parameter' needs 'nights' to be a 'var', as it is set later
        fix-it: Make it a 'var'
        """,
        """
        4:27: 'count' has the title 'Nights' of 'nights', which makes the two one to a reader
        3:21: note: 'nights' has the title first
        fix-it: Call it 'Count'
        """,
      ])
  }
}
