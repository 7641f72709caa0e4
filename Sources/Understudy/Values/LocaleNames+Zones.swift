import UnderstudyICU

extension LocaleNames {
  /// The region that stands for all others.
  private static let world = "001"
  private static let longNames: Set<String> = ["ld", "lg", "ls"]

  /// Adds names such as "Pacific Time"; several zones that share one are told by that of the region.
  mutating func addZones(_ locale: String, _ region: String) {
    var zones: [String: String] = [:]
    for name in NameCatalogue.metazones.names(locale: locale) where name.path.count == 2 {
      guard name.path[1] == region || name.path[1] == Self.world && zones[name.path[0]] == nil
      else {
        continue
      }
      zones[name.path[0]] = String(decoding: name.units, as: UTF16.self)
    }
    for name in NameCatalogue.zones.names(locale: locale) where name.path.count == 3 {
      guard let zone = Self.zone(name.path[1], zones), name.units.count > 2,
        name.units.contains(where: { $0 > 0x40 })
      else { continue }
      let isLong = Self.longNames.contains(name.path[2])
      // Some locales call a zone by its city alone.
      if isLong, !name.units.contains(0x20), name.units[0] < 0x2E80 { continue }
      guard isLong || ["sd", "sg", "ss"].contains(name.path[2]) else { continue }
      index.add(
        name.units,
        NameSense(
          role: .timeZone, key: index.intern(zone), weight: isLong ? 60 : 10,
          casing: isLong ? 0 : Self.casing(of: name.units), needsCasing: !isLong))
    }
  }

  /// The IANA name for a key such as `meta:America_Pacific` or `Pacific:Honolulu`.
  private static func zone(_ key: String, _ zones: [String: String]) -> String? {
    guard let colon = key.firstIndex(of: ":") else { return nil }
    if key[..<colon] == "meta" { return zones[String(key[key.index(after: colon)...])] }
    return key.replacing(":", with: "/")
  }
}
