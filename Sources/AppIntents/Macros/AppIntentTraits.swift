/// What an intent can do beyond being performed.
///
/// The macro reads the traits as they are written, so they must be a literal: `.tool` or
/// `[.tool]`.
public struct AppIntentTraits: OptionSet, Sendable {
  /// One bit a trait.
  public let rawValue: UInt

  /// Takes the bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// An assistant may call the intent by itself.
  public static let tool = AppIntentTraits(rawValue: 1)
}

/// Gives an intent the abilities that the traits name.
///
/// `.tool` adds the conformance to `ToolIntent`.
///
/// ```swift
/// @AppIntent(.tool)
/// struct FindRooms: AppIntent {
///   static let title: LocalizedStringResource = "Find Rooms"
///   @Parameter(title: "Stay", description: "Where and when") var stay: HotelStay
///
///   func perform() async throws -> some IntentResult { .result() }
/// }
/// ```
@attached(extension, conformances: ToolIntent, AppIntent, names: named(_listProperties))
public macro AppIntent(_ traits: AppIntentTraits) =
  #externalMacro(module: "AppIntentsMacros", type: "AppIntentMacro")
