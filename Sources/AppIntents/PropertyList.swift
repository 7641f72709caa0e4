/// A type that can list the properties it declares.
///
/// The macros write the list out. A type without a macro is looked into with a mirror, which takes
/// some microseconds for each property.
public protocol _PropertyListing {
  /// Adds the properties in the order of their declaration.
  func _listProperties(_ list: inout _PropertyList)
}

extension _PropertyListing {
  /// Adds the wrapped properties that a mirror sees.
  public func _listProperties(_ list: inout _PropertyList) {
    for child in Mirror(reflecting: self).children {
      guard let label = child.label, let wrapper = child.value as? any DeclaringWrapper else {
        continue
      }
      // The storage behind a wrapped property carries an underscore before its name.
      list.entries.append((String(label.dropFirst()), wrapper.storage))
    }
  }
}

/// The properties of one instance, with their names in code.
public struct _PropertyList {
  var entries: [(name: String, storage: any DeclaredStorage)] = []

  /// Lists the properties of an instance.
  init(of instance: some _PropertyListing) {
    instance._listProperties(&self)
  }

  /// Adds a property of an entity.
  public mutating func add<Value>(_ name: String, _ property: EntityProperty<Value>) {
    entries.append((name, property.storage))
  }

  /// Adds a parameter of an intent.
  public mutating func add<Value>(_ name: String, _ parameter: IntentParameter<Value>) {
    entries.append((name, parameter.storage))
  }
}

extension _PropertyListing {
  /// The properties with what they hold, in the order of their declaration.
  package var propertyValues: [(declaration: PropertyDeclaration, value: Any?)] {
    _PropertyList(of: self).entries.map { name, storage in
      (PropertyDeclaration(name: name, storage: storage), storage.anyValue.flatMap(flattened))
    }
  }
}

extension PropertyDeclaration {
  /// What was declared where a property is wrapped; nothing where the value is no wrapper.
  ///
  /// - Parameters:
  ///   - wrapper: What a path such as `\.$name` gives.
  ///   - name: What to call it.
  package init?(wrapper: Any, named name: String) {
    guard let wrapper = wrapper as? any DeclaringWrapper else { return nil }
    self.init(name: name, storage: wrapper.storage)
  }
}

/// A value without the optionals around it.
private func flattened(_ value: Any) -> Any? {
  guard let optional = value as? any FlattenedOptional else { return value }
  return optional.content.flatMap(flattened)
}

/// An optional whose type is not known.
private protocol FlattenedOptional {
  var content: Any? { get }
}

extension Optional: FlattenedOptional {
  fileprivate var content: Any? { map { $0 } }
}

/// A property wrapper that knows what was written where it is declared.
protocol DeclaringWrapper {
  /// What copies of the wrapper share.
  var storage: any DeclaredStorage { get }
}
