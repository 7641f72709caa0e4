import Foundation

/// An amount of money in a currency named by its ISO 4217 code.
///
/// ```swift
/// IntentCurrencyAmount(amount: 120, currencyCode: "EUR")
/// ```
public struct IntentCurrencyAmount: Codable, Hashable, Sendable {
  /// How much, in whole units of the currency.
  public var amount: Decimal
  /// Which currency, such as `EUR`.
  public var currencyCode: String

  /// Takes an amount and the code of its currency.
  public init(amount: Decimal, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}
