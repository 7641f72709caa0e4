import Foundation
import Testing

@testable import UnderstudyResources

@Suite struct ResourcesTests {
  @Test func findsTheCompiledLexiconsAndTheLanguages() throws {
    #expect(try Resources.path(of: "lexicons.bin").hasSuffix(".resources/lexicons.bin"))
    #expect(try Resources.languages().contains("en"))
  }

  @Test func looksBesideTheExecutableThenInItsInstallation() {
    let places = Resources.places(executable: "/opt/tool/bin/understudy", environment: nil)
    #expect(
      places.prefix(3) == [
        "/opt/tool/bin/Understudy_UnderstudyResources.resources",
        "/opt/tool/bin/../share/understudy", "/opt/tool/bin/../libexec/understudy",
      ])
  }

  @Test func looksBesideALibraryBeforeTheBuiltFolder() throws {
    let places = Resources.places(
      executable: "/usr/bin/python3", library: "/opt/tool/lib/libUnderstudyC.so", environment: nil)
    let installed = try #require(places.firstIndex(of: "/opt/tool/lib/../share/understudy"))
    #expect(installed < places.count - 2)
    #expect(places.suffix(2).allSatisfy { $0.contains("/.build/") })
  }

  @Test func letsTheEnvironmentGoFirst() {
    #expect(Resources.places(executable: "/bin/x", environment: "/data").first == "/data")
    #expect(
      Resources.places(executable: "/bin/x", environment: "").first?.hasPrefix("/bin") == true)
  }

  @Test func findsAFileOfAnInstallation() throws {
    let root = NSTemporaryDirectory() + "install-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    let share = root + "/share/understudy"
    try FileManager.default.createDirectory(atPath: share, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: root + "/bin", withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(filePath: share + "/one.bin"))
    let places = Resources.places(executable: root + "/bin/tool", environment: nil)
    #expect(
      try Resources.path(of: "one.bin", in: places) == root + "/bin/../share/understudy/one.bin")
  }

  @Test func namesEveryPlaceSearched() {
    let error = #expect(throws: ResourceError.self) {
      try Resources.path(of: "none.bin", in: ["/a", "/b/c"])
    }
    #expect(
      error?.description == """
        the resource 'none.bin' was not found; searched:
          /a/none.bin
          /b/c/none.bin
        Set 'UNDERSTUDY_RESOURCES' to the folder that holds it.
        """)
  }
}

@Suite struct ResourceTextTests {
  @Test func readsATextAsItIs() throws {
    try Self.withFile("tea\r\nthé 茶\n".utf8) { path in
      let text = try Resources.text(at: path)
      #expect(text == "tea\r\nthé 茶\n")
    }
  }

  @Test func readsAnEmptyText() throws {
    try Self.withFile([]) { path in
      let text = try Resources.text(at: path)
      #expect(text.isEmpty)
    }
  }

  @Test func refusesBytesThatAreNoText() throws {
    try Self.withFile([0x61, 0xFF]) { path in
      let error = #expect(throws: UnreadableText.self) { try Resources.text(at: path) }
      #expect(error?.description == "'\(path)' is no UTF-8 text")
    }
  }

  @Test(arguments: ["/nowhere/at-all.tsv", "/"]) func refusesWhatIsNoFile(path: String) {
    let error = #expect(throws: UnreadableText.self) { try Resources.text(at: path) }
    #expect(error?.description == "cannot read '\(path)'")
  }

  @Test func listsNothingOfAFolderThatIsNotThere() {
    #expect(Resources.contents(of: "/nowhere/at-all").isEmpty)
  }

  private static func withFile(
    _ bytes: some Sequence<UInt8>, _ body: (String) throws -> Void
  ) throws {
    let path = NSTemporaryDirectory() + "text-\(UUID().uuidString)"
    try Data(bytes).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
}
