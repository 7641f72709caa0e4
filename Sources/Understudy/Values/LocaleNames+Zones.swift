import UnderstudyICU

extension LocaleNames {
  /// The region that stands for all others.
  private static let world: StaticString = "001"
  private static let longNames: Set<String> = ["ld", "lg", "ls"]

  /// Adds names such as "Pacific Time"; several zones that share one are told by that of the region.
  mutating func addZones(_ locale: String, _ region: String) {
    var zones: [String: String] = [:]
    NameCatalogue.metazones.forEachName(locale: locale) { name in
      guard name.depth == 2, name[1] == region || name.isKey(1, Self.world) && zones[name[0]] == nil
      else { return }
      zones[name[0]] = String(units: name.units)
    }
    NameCatalogue.zones.forEachName(locale: locale) { name in
      guard name.depth == 3, name.units.count > 2, name.units.contains(where: { $0 > 0x40 }) else {
        return
      }
      let isLong = Self.longNames.contains(name[2])
      // Some locales call a zone by its city alone.
      if isLong, !name.units.contains(0x20), name.units[0] < 0x2E80 { return }
      guard isLong || ["sd", "sg", "ss"].contains(name[2]),
        let zone = Self.zone(name[1], zones)
      else { return }
      index.add(
        name.units,
        NameSense(
          role: .timeZone, key: index.intern(zone), weight: isLong ? 60 : 10,
          casing: isLong ? 0 : Self.casing(of: name.units), needsCasing: !isLong))
    }
  }

  /// The IANA name for a key such as `meta:America_Pacific` or `Pacific:Honolulu`.
  private static func zone(_ key: String, _ zones: [String: String]) -> String? {
    guard let colon = key.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    if key[..<colon] == "meta" { return zones[String(key[key.utf8.index(after: colon)...])] }
    return key.replacing(":", with: "/")
  }
}
