/// The phrases of a list in a mixed order and with other digits each time, always the same ones.
struct PhraseMixture: Sendable {
  private let items: [(utf8: [UInt8], request: Request)]

  init(_ requests: [Request]) {
    items = requests.map { (Array($0.text.utf8), $0) }
  }

  /// The phrase of a number.
  subscript(number: Int) -> Request {
    var random = Self.mixed(UInt64(truncatingIfNeeded: number))
    let item = items[Int(random % UInt64(items.count))]
    var text = item.utf8
    for index in text.indices where UInt8(ascii: "1")...UInt8(ascii: "9") ~= text[index] {
      random = Self.mixed(random)
      text[index] = UInt8(ascii: "1") + UInt8(truncatingIfNeeded: random % 9)
    }
    return Request(text: String(decoding: text, as: UTF8.self), context: item.request.context)
  }

  /// A number that looks like chance and follows from another.
  private static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
