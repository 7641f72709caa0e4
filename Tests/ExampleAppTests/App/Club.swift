import Foundation

/// What the club has, in place of a server.
enum Club {
  static let huts = [
    Hut(id: "larch", name: "Larch Hut", valley: "North Valley"),
    Hut(id: "raven", name: "Raven Lodge", valley: "North Valley"),
    Hut(id: "upper-spring", name: "Upper Spring Hut", valley: "East Ridge"),
    Hut(id: "lower-spring", name: "Lower Spring Hut", valley: "East Ridge"),
  ]

  static let gear = [
    Gear(id: 11, name: "Ice Axe", otherNames: ["axe"]),
    Gear(id: 12, name: "Snowshoes", otherNames: []),
    Gear(id: 13, name: "Avalanche Beacon", otherNames: ["transceiver"]),
    Gear(id: 14, name: "Climbing Helmet", otherNames: []),
    Gear(id: 15, name: "Crampons", otherNames: ["ice spikes"]),
  ]

  static let trails = [
    Trail(id: UUID(), name: "Ridge Loop", kilometers: 14),
    Trail(id: UUID(), name: "Waterfall Path", kilometers: 6),
    Trail(id: UUID(), name: "Old Pass", kilometers: 21),
  ]

  static let members = [
    Member(id: "mbr201", name: "Ines Duarte", role: "Guide"),
    Member(id: "mbr202", name: "Otto Brandt", role: "Treasurer"),
    Member(id: "mbr203", name: "Ines Keller", role: "Hut warden"),
    Member(id: "mbr204", name: "Priya Raman", role: "Guide"),
  ]
}
