import Foundation

/// Options in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// What to say above the options.
  public let promptLabel: LocalizedStringResource?
  /// Whether the options are listed under their first letters.
  public let usesIndexedCollation: Bool
  /// The sections, in order.
  public let sections: [IntentItemSection<Result>]

  /// The options of all sections, in order.
  public var items: [Result.ValueType] { sections.flatMap { $0.items.map(\.value) } }
  /// No options.
  public static var empty: Self { Self(sections: []) }

  /// Offers sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Offers values without sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result.ValueType]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map(IntentItem.init))])
  }

  /// Offers sections, one a line.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemsBuilder<IntentItemSection<Result>> sectionsBuilder: () ->
      [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }
}

/// Options under one heading.
public struct IntentItemSection<Result: _IntentValue> {
  /// The heading.
  public let title: LocalizedStringResource?
  /// The line below the heading.
  public let subtitle: LocalizedStringResource?
  /// The picture beside the heading.
  public let image: DisplayRepresentation.Image?
  /// The options, in order.
  public let items: [IntentItem<Result.ValueType>]

  /// Puts options under a heading.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result.ValueType>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  /// Puts values under a heading.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result.ValueType]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map(IntentItem.init))
  }

  /// Puts options under a heading, one a line.
  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemsBuilder<IntentItem<Result.ValueType>> itemsBuilder: () ->
      [IntentItem<Result.ValueType>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
  }
}

/// A value to choose, and what it is called.
public struct IntentItem<Value: _IntentValue> {
  /// The value.
  public let value: Value
  /// What it is called, where that is not left to the value itself.
  public let title: LocalizedStringResource?
  /// The line below.
  public let subtitle: LocalizedStringResource?
  /// The picture beside it.
  public let image: DisplayRepresentation.Image?

  /// Offers a value under its own name.
  public init(_ value: Value) {
    self.value = value
    title = nil
    subtitle = nil
    image = nil
  }

  /// Offers a value under a given name.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Lists sections or options, one a line.
@resultBuilder
public enum IntentItemsBuilder<Item> {
  /// Puts the lines together.
  public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
  /// Takes one item.
  public static func buildExpression(_ item: Item) -> [Item] { [item] }
  /// Takes several items.
  public static func buildExpression(_ items: [Item]) -> [Item] { items }
  /// Takes the items of a loop.
  public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap { $0 } }
  /// Takes the items of a condition that may not hold.
  public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
  /// Takes the items of a condition that holds.
  public static func buildEither(first items: [Item]) -> [Item] { items }
  /// Takes the items of a condition that does not hold.
  public static func buildEither(second items: [Item]) -> [Item] { items }
}

/// Options that may have other names than their values have.
package protocol TitledOptions {
  /// The values, each with the name and the second line that the options give it.
  var titledItems: [(value: Any, title: String?, subtitle: String?)] { get }
}

extension IntentItemCollection: TitledOptions {
  package var titledItems: [(value: Any, title: String?, subtitle: String?)] {
    sections.flatMap(\.items).map { ($0.value, $0.title?.text, $0.subtitle?.text) }
  }
}
