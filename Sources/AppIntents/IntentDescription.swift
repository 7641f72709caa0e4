import Foundation

/// What an intent does, in words for people and for models.
///
/// ```swift
/// static let description = IntentDescription("Finds rooms in a town for some nights.")
/// ```
public struct IntentDescription: Equatable, Sendable {
  /// What the intent does.
  public let descriptionText: LocalizedStringResource
  /// The group the intent is listed under.
  public let categoryName: LocalizedStringResource?
  /// Words to find the intent by.
  public let searchKeywords: [LocalizedStringResource]
  /// What the result is called.
  public let resultValueName: LocalizedStringResource?

  /// Describes an intent.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.init(
      descriptionText, categoryName: categoryName, searchKeywords: searchKeywords,
      resultValueName: nil)
  }

  /// Describes an intent and its result.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource?
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }
}

extension IntentDescription: ExpressibleByStringLiteral {
  /// Takes a literal as the text.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
