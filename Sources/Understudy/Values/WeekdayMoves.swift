/// By how many days a holiday is moved on each weekday, as where Saturday's is kept on Friday.
struct WeekdayMoves: Hashable, Sendable, BitwiseCopyable {
  /// Four bits a weekday, from Sunday at the low end.
  private var packed: UInt32 = 0

  /// Every day stays.
  static let none = WeekdayMoves()
  /// The moves that there is room for.
  static let range: ClosedRange<Int8> = -7...7

  /// The move on a weekday, from 0 for Sunday to 6 for Saturday.
  subscript(weekday: Int) -> Int8 {
    get { (Int8(truncatingIfNeeded: packed >> (weekday * 4)) << 4) >> 4 }
    set {
      let bits = UInt32(UInt8(bitPattern: newValue) & 0xF)
      packed = packed & ~(0xF << (weekday * 4)) | bits << (weekday * 4)
    }
  }

  /// How far the day of a number is moved.
  func days(fromDay dayNumber: Int64) -> Int64 {
    Int64(self[Int(CivilDate.weekday(ofDay: dayNumber))])
  }
}
