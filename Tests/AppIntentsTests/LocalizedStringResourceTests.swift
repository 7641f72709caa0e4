@testable import AppIntents
import Foundation
import Testing

@Suite struct LocalizedStringResourceTests {
  @Test func literalIsItsOwnKey() {
    let resource: LocalizedStringResource = "Check-in"
    #expect(resource.key == "Check-in")
    #expect(String(localized: resource) == "Check-in")
    #expect(resource.table == nil)
  }

  @Test func interpolationStandsInKeyAsSpecifier() {
    let city = "Porto"
    let resource: LocalizedStringResource = "\(3) of \(UInt8(9)) nights in \(city), \(50)% off"
    #expect(resource.key == "%lld of %llu nights in %@, %lld%% off")
    #expect(resource.text == "3 of 9 nights in Porto, 50% off")
  }

  @Test func placeholderLeavesRoom() {
    let format = LocalizedStringResource("\(placeholder: .int) nights", table: "Hotels")
    #expect(format.key == "%lld nights")
    #expect(format.text == "%lld nights")
    #expect(format.table == "Hotels")
  }

  @Test func interpolatesFormatsAndOtherResources() {
    let inner: LocalizedStringResource = "sea"
    let outer: LocalizedStringResource =
      "by the \(inner), \(0.5), \(2.5, format: .number.locale(Locale(identifier: "de_DE")))"
    #expect(outer.text == "by the sea, 0.5, 2,5")
    #expect(outer.key == "by the %@, %lf, %@")
  }

  @Test func specifierShapesNumbers() {
    let resource: LocalizedStringResource =
      "\(7, specifier: "%03lld") \(2.345, specifier: "%.1f") \(UInt8(255), specifier: "%x")"
    #expect(resource.text == "007 2.3 ff")
    #expect(resource.key == "%03lld %.1f %x")
  }

  @Test(arguments: ["%@", "%s", "%n", "%*d", "%d %d", "", "%", "%Lf"])
  func specifierOfAnotherTypeIsNotObeyed(specifier: String) {
    let resource: LocalizedStringResource =
      "\(7, specifier: specifier), \(0.5, specifier: specifier)"
    #expect(resource.text == "7, 0.5")
  }

  @Test func keyMayDifferFromText() {
    let resource = LocalizedStringResource("room.title", defaultValue: "Room", bundle: .main)
    #expect(resource.key == "room.title")
    #expect(resource.text == "Room")
  }

  @Test func survivesCoding() throws {
    let resource = LocalizedStringResource(
      "\(2) beds", table: "Rooms", locale: Locale(identifier: "pt_PT"),
      bundle: .atURL(URL(filePath: "/App")))
    let data = try JSONEncoder().encode(resource)
    #expect(try JSONDecoder().decode(LocalizedStringResource.self, from: data) == resource)
  }

  @Test func comparesTextAndPlace() {
    #expect(LocalizedStringResource("Room") == "Room")
    #expect(LocalizedStringResource("Room", table: "A") != "Room")
    #expect(LocalizedStringResource("\(1) bed") != LocalizedStringResource("\(2) bed"))
  }
}
