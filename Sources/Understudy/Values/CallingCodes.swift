/// How telephone numbers of a region are dialled at home and from abroad.
enum CallingCodes {
  /// What is known of the numbers of a region.
  struct Plan: Sendable {
    /// What is dialled from abroad before the number.
    let code: Int
    /// What is dialled at home before the number and falls away from abroad.
    let trunk: String
    /// How many digits numbers have at home, the trunk among them.
    let lengths: ClosedRange<Int>
  }

  /// The regions whose numbers are known.
  static let plans: [String: Plan] = [
    "US": Plan(code: 1, trunk: "", lengths: 10...10),
    "CA": Plan(code: 1, trunk: "", lengths: 10...10),
    "GB": Plan(code: 44, trunk: "0", lengths: 10...11),
    "IE": Plan(code: 353, trunk: "0", lengths: 9...10),
    "AU": Plan(code: 61, trunk: "0", lengths: 10...10),
    "NZ": Plan(code: 64, trunk: "0", lengths: 9...11),
    "DE": Plan(code: 49, trunk: "0", lengths: 9...13),
    "AT": Plan(code: 43, trunk: "0", lengths: 9...13),
    "CH": Plan(code: 41, trunk: "0", lengths: 10...10),
    "FR": Plan(code: 33, trunk: "0", lengths: 10...10),
    "BE": Plan(code: 32, trunk: "0", lengths: 9...10),
    "NL": Plan(code: 31, trunk: "0", lengths: 10...10),
    "ES": Plan(code: 34, trunk: "", lengths: 9...9),
    "IT": Plan(code: 39, trunk: "", lengths: 9...11),
    "PT": Plan(code: 351, trunk: "", lengths: 9...9),
    "SE": Plan(code: 46, trunk: "0", lengths: 8...10),
    "NO": Plan(code: 47, trunk: "", lengths: 8...8),
    "DK": Plan(code: 45, trunk: "", lengths: 8...8),
    "FI": Plan(code: 358, trunk: "0", lengths: 8...11),
    "PL": Plan(code: 48, trunk: "", lengths: 9...9),
    "CZ": Plan(code: 420, trunk: "", lengths: 9...9),
    "HU": Plan(code: 36, trunk: "06", lengths: 10...11),
    "GR": Plan(code: 30, trunk: "", lengths: 10...10),
    "TR": Plan(code: 90, trunk: "0", lengths: 11...11),
    "RU": Plan(code: 7, trunk: "8", lengths: 11...11),
    "UA": Plan(code: 380, trunk: "0", lengths: 10...10),
    "JP": Plan(code: 81, trunk: "0", lengths: 10...11),
    "KR": Plan(code: 82, trunk: "0", lengths: 9...11),
    "CN": Plan(code: 86, trunk: "", lengths: 11...11),
    "IN": Plan(code: 91, trunk: "", lengths: 10...10),
    "BR": Plan(code: 55, trunk: "", lengths: 10...11),
    "MX": Plan(code: 52, trunk: "", lengths: 10...10),
    "IL": Plan(code: 972, trunk: "0", lengths: 9...10),
    "ZA": Plan(code: 27, trunk: "0", lengths: 10...10),
  ]
}
