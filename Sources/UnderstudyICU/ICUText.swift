import CICU

/// Text on its way out of a C function that fills a buffer.
enum ICUText {
  /// A C function that writes at most so many units, returns how many there are, and leaves a code.
  typealias Writer<Unit> = (UnsafeMutablePointer<Unit>?, Int32, UnsafeMutablePointer<Int32>) ->
    Int32

  /// The text that the function writes, however long it is.
  static func read(
    _ function: StaticString, room: Int = usualRoom, _ write: Writer<UInt16>
  ) throws(ICUError) -> String {
    String(units: try fill(function, room: room, write))
  }

  /// The ASCII text that the function writes, such as the name of a locale.
  static func readASCII(
    _ function: StaticString, _ write: Writer<CChar>
  ) throws(ICUError) -> String {
    String(decoding: try fill(function, write).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The UTF-16 units that the function writes.
  static func units(
    _ function: StaticString, _ write: Writer<UInt16>
  ) throws(ICUError) -> [UInt16] {
    try fill(function, write)
  }

  /// Units enough for most texts.
  private static let usualRoom = 128

  private static func fill<Unit>(
    _ function: StaticString, room: Int = usualRoom, _ write: Writer<Unit>
  ) throws(ICUError) -> [Unit] {
    var capacity = room
    while true {
      var code: Int32 = 0
      var needed = 0
      let text = [Unit](unsafeUninitializedCapacity: capacity) { buffer, count in
        needed = Int(write(buffer.baseAddress, Int32(capacity), &code))
        count = code == 0 ? min(needed, capacity) : 0
      }
      if code != CICU_BUFFER_TOO_SMALL || needed <= capacity {
        try ICUError.check(code, function)
        return text
      }
      capacity = needed
    }
  }
}
