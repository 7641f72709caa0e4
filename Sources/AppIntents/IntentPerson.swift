import Foundation

/// A person, as far as a parameter needs to know one.
public struct IntentPerson: Codable, Hashable, Identifiable, Sendable {
  /// What ties the person to a record of the app or of the system.
  public enum Identifier: Codable, Hashable, Sendable {
    case applicationDefined(String)
    case contactIdentifier(String)
  }

  /// How the person is called.
  public enum Name: Codable, Hashable, Sendable {
    case displayName(String)
    case components(PersonNameComponents)

    /// The name as one text: given name first.
    public var displayString: String {
      switch self {
      case .displayName(let name): name
      case .components(let parts):
        [parts.namePrefix, parts.givenName, parts.middleName, parts.familyName, parts.nameSuffix]
          .compactMap { $0 }.joined(separator: " ")
      }
    }
  }

  /// How the person can be reached.
  public struct Handle: Codable, Hashable, Sendable {
    /// A number, an address or a name within the app.
    public enum Value: Codable, Hashable, Sendable {
      case phoneNumber(String)
      case emailAddress(String)
      case applicationDefined(String)
    }

    /// Where a number or an address belongs.
    public enum Label: String, Codable, Hashable, Sendable {
      case home, work, mobile, other
    }

    /// The number or the address.
    public var value: Value
    /// Where it belongs.
    public var label: Label?

    /// Takes a number or an address.
    public init(value: Value, label: Label? = nil) {
      self.value = value
      self.label = label
    }
  }

  /// What a parameter of this type asks for.
  public enum ParameterMode: Codable, Hashable, Sendable {
    case contact, email, phone, emailOrPhone
  }

  /// The identity of the person.
  public var identifier: Identifier?
  /// How the person is called.
  public var name: Name
  /// How the person can be reached.
  public var handle: Handle?
  /// Other ways to reach the person.
  public var aliases: [Handle]
  /// Whether this is the person who speaks.
  public var isMe: Bool

  /// The identity, or the name where no identity is known.
  public var id: String {
    switch identifier {
    case .applicationDefined(let id), .contactIdentifier(let id): id
    case nil: name.displayString
    }
  }

  /// Describes a person.
  public init(
    identifier: Identifier? = nil, name: Name, handle: Handle? = nil, aliases: [Handle] = [],
    isMe: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
  }
}

extension IntentPerson: _IntentValue {}
