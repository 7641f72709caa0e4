import UnderstudyICU

extension LocaleSamples {
  private static let units: [(UnitNames.Unit, String)] = [
    (.second, "PT#S"), (.minute, "PT#M"), (.hour, "PT#H"), (.day, "P#D"), (.week, "P#W"),
    (.month, "P#M"), (.year, "P#Y"),
  ]

  mutating func addDurations() throws {
    for width in [NameWidth.long, .short] {
      for (unit, form) in Self.units {
        let formatter = try UnitFormatter(unit: unit, width: width, locale: locale)
        for amount in [1, 2, 3, 5, 11, 45] {
          let iso = form.split(separator: "#").joined(separator: "\(amount)")
          add("duration \(unit)", formatter.text(Double(amount)), .duration(iso))
        }
      }
      let hours = try UnitFormatter(unit: .hour, width: width, locale: locale)
      add("duration hour", hours.text(1.5), .duration("PT1H30M"))
    }
  }

  mutating func addJoinedDurations() throws {
    let joined: [([(UnitNames.Unit, Int)], String)] = [
      ([(.hour, 1), (.minute, 30)], "PT1H30M"), ([(.hour, 2), (.minute, 5)], "PT2H5M"),
      ([(.day, 3), (.hour, 4)], "P3DT4H"), ([(.year, 5), (.month, 6)], "P5Y6M"),
      ([(.hour, 1), (.minute, 20), (.second, 40)], "PT1H20M40S"),
    ]
    for width in [NameWidth.long, .short] {
      for (parts, iso) in joined {
        let texts = try parts.map { unit, amount in
          try UnitFormatter(unit: unit, width: width, locale: locale).text(Double(amount))
        }
        let text = ListJoiner.joined(texts, .units, locale: locale, width: width)
        add("duration joined", text, .duration(iso))
      }
    }
  }
}
