import Foundation

extension LocalizedStringResource {
  /// What the resource says in the language it was written in.
  package var text: String { String(localized: self) }
}
