/// Some times in a row; a few of them need no memory of their own.
struct TimeList: RandomAccessCollection, MutableCollection {
  private var few = SIMD8<Int32>()
  private var rest: [TimeIndex] = []
  private(set) var count = 0

  private static let room = 8

  /// No time.
  init() {}

  /// One time.
  init(_ only: TimeIndex) { append(only) }

  /// Two times.
  init(_ first: TimeIndex, _ second: TimeIndex) {
    append(first)
    append(second)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(place: Int) -> TimeIndex {
    get {
      precondition(place >= 0 && place < count)
      return place < Self.room ? TimeIndex(place: few[place]) : rest[place - Self.room]
    }
    set {
      precondition(place >= 0 && place < count)
      if place < Self.room {
        few[place] = newValue.place
      } else {
        rest[place - Self.room] = newValue
      }
    }
  }

  /// Adds a time at the end.
  mutating func append(_ time: TimeIndex) {
    if count < Self.room { few[count] = time.place } else { rest.append(time) }
    count += 1
  }

  /// Takes a time out.
  mutating func remove(at place: Int) {
    for next in place + 1..<count { self[next - 1] = self[next] }
    if count > Self.room { rest.removeLast() }
    count -= 1
  }

  /// The list with one more time at its end.
  static func + (list: TimeList, time: TimeIndex) -> TimeList {
    var list = list
    list.append(time)
    return list
  }
}
