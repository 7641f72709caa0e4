import Foundation

/// The word on the button that lets an intent go on.
public struct ConfirmationActionName: Equatable, Sendable {
  /// The words that agree, the label first.
  package let accepting: [LocalizedStringResource]
  /// The words that decline.
  package let denying: [LocalizedStringResource]

  private init(
    _ acceptLabel: LocalizedStringResource, _ others: [LocalizedStringResource] = [],
    denying: [LocalizedStringResource] = []
  ) {
    accepting = [acceptLabel] + others
    self.denying = denying
  }

  /// A word of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> Self {
    Self(acceptLabel, acceptAlternatives, denying: [denyLabel] + denyAlternatives)
  }

  /// To add something.
  public static let add = Self("Add")
  /// To book something.
  public static let book = Self("Book")
  /// To buy something.
  public static let buy = Self("Buy")
  /// To go on.
  public static let `continue` = Self("Continue")
  /// To create something.
  public static let create = Self("Create")
  /// To do something.
  public static let `do` = Self("Do")
  /// To find something.
  public static let find = Self("Find")
  /// To go somewhere.
  public static let go = Self("Go")
  /// To open something.
  public static let open = Self("Open")
  /// To order something.
  public static let order = Self("Order")
  /// To pay.
  public static let pay = Self("Pay")
  /// To play something.
  public static let play = Self("Play")
  /// To send something.
  public static let send = Self("Send")
  /// To set something.
  public static let set = Self("Set")
  /// To share something.
  public static let share = Self("Share")
  /// To start something.
  public static let start = Self("Start")
  /// To turn something on.
  public static let turnOn = Self("Turn On")
  /// To turn something off.
  public static let turnOff = Self("Turn Off")
  /// To look at something.
  public static let view = Self("View")
}
