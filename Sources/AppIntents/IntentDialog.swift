import Foundation

/// What an assistant says.
///
/// ```swift
/// let dialog: IntentDialog = "How many nights?"
/// IntentDialog(full: "I found three rooms in Porto.", supporting: "Here are the rooms.")
/// ```
public struct IntentDialog: Equatable, Sendable {
  /// The words where nothing else is shown.
  package let full: LocalizedStringResource
  /// The words that go beside something shown.
  package let supporting: LocalizedStringResource?

  /// Says one thing.
  public init(_ dialog: LocalizedStringResource) {
    full = dialog
    supporting = nil
  }

  /// Says one thing by itself and another beside something shown.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.full = full
    self.supporting = supporting
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// Takes a literal as the words.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Takes an interpolated literal as the words.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
