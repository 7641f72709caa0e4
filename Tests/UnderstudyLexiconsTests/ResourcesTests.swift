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
