import Testing

@testable import Understudy

@Suite struct PathOffererTests {
  private static let scan = """
    {"x-tool": "ScanFolder", "title": "Scan Folder", "properties": {
       "folder": {"type": "string", "description": "Where the folder is"}}, "required": ["folder"]}
    """

  @Test(arguments: [
    ("scan the folder /srv/moss/Deep", "/srv/moss/Deep"),
    ("Please scan ~/drafts, would you?", "~/drafts"),
    (#"scan C:\moss\deep."#, #"C:\moss\deep"#),
    ("scan what is in 'notes/moss.txt'", "notes/moss.txt"),
  ]) func takesWhatIsWrittenLikeAPath(phrase: String, path: String) throws {
    #expect(try Schemas.extraction(Self.scan, phrase).values == [.init("folder", .string(path))])
  }

  @Test func takesNoFractionForAPath() throws {
    let fills = try Schemas.extraction(Self.scan, "scan 3/4 of the cellar").fills
    #expect(!fills.contains { $0.text == "3/4" })
  }
}
