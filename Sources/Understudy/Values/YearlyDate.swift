/// The days of a year that a holiday falls on.
enum YearlyDate: Hashable, Sendable, BitwiseCopyable {
  case fixed(month: Int8, day: Int8)

  func days(ofYear year: Int64) -> [Int64] {
    switch self {
    case .fixed(let month, let day): [CivilDate(year: year, month: Int64(month), day: Int64(day)).dayNumber]
    }
  }

  var length: Int64 { 1 }

  static let productions: [Production] = []
}
