import Foundation

extension Bool {
  /// What the two values of a parameter are called.
  public struct IntentDisplayName: Equatable, Sendable {
    /// The word for yes.
    package let yes: LocalizedStringResource
    /// The word for no.
    package let no: LocalizedStringResource

    /// Names both values.
    public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {
      self.yes = yes
      self.no = no
    }
  }
}
