#if !canImport(Darwin)
  /// A type whose values have a name that can be translated.
  public protocol CustomLocalizedStringResourceConvertible {
    /// The name to show for the value.
    var localizedStringResource: LocalizedStringResource { get }
  }
#endif
