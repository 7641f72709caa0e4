/// How much of its currency one coin or note is.
struct CoinValue: Hashable, Sendable, BitwiseCopyable {
  private let count: Int8

  /// Takes so many to the unit, as 100 cents; or, below zero, so many zeros, as -3 for a grand.
  init(_ count: Int8) {
    self.count = count
  }

  /// So many of it in units of the currency.
  func amount(of number: ExactNumber) -> ExactNumber? {
    count < 0
      ? number.scaled(byPowerOfTen: -Int(count)) : number.divided(by: ExactNumber(Int64(count)))
  }

  /// Whether it is a part of the unit.
  var isPart: Bool { count > 1 }
}
