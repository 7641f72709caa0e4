extension String {
  /// Makes a text of UTF-16 units, as the standard library does; of ASCII, without a generic call for every unit.
  package init(units: UnsafeBufferPointer<UInt16>) {
    guard units.allSatisfy({ $0 < 0x80 }) else {
      self.init(decoding: units, as: UTF16.self)
      return
    }
    self.init(unsafeUninitializedCapacity: units.count) { bytes in
      for index in 0..<units.count { bytes[index] = UInt8(truncatingIfNeeded: units[index]) }
      return units.count
    }
  }

  /// Makes a text of UTF-16 units.
  package init(units: [UInt16]) {
    self = units.withUnsafeBufferPointer { String(units: $0) }
  }
}
