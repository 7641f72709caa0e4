/// Makes one entity or intent and fills it by the names of its properties.
///
/// ```swift
/// let builder = InstanceBuilder(HotelStay.init)
/// try builder.set("Porto", for: "city")
/// let stay = builder.build()
/// ```
///
/// Values are written into the storage of the new instance in place, which nobody else can see
/// before `build()` hands it out and ends the builder. `init()` must not copy another instance.
package struct InstanceBuilder<Owner: _PropertyListing>: ~Copyable {
  private let instance: Owner
  private let properties: _PropertyList

  /// Makes the instance.
  package init(_ make: () -> Owner) {
    instance = make()
    properties = _PropertyList(of: instance)
  }

  /// The properties in the order of their declaration.
  package var declarations: [PropertyDeclaration] {
    properties.entries.map(PropertyDeclaration.init)
  }

  /// Writes a value of the property's type, which may be left without its optional.
  ///
  /// - Parameters:
  ///   - value: The value; for an array, an array of the elements.
  ///   - name: The name of the property in code.
  /// - Throws: `FillingError` where there is no such property, where it is internal, or where the
  ///   value is of another type.
  package func set(_ value: Any, for name: String) throws(FillingError) {
    guard let index = properties.entries.firstIndex(where: { $0.name == name }) else {
      throw .unknownProperty(
        name, of: "\(Owner.self)", known: properties.entries.map(\.name))
    }
    try set(value, at: index)
  }

  /// Writes a value as `set(_:for:)` does, into a property by its place among the declarations.
  package func set(_ value: Any, at index: Int) throws(FillingError) {
    let (name, storage) = properties.entries[index]
    guard storage.arguments.visibility != .internal else {
      throw .internalProperty(name, of: "\(Owner.self)")
    }
    guard storage.fill(value) else {
      throw .wrongType(name, of: "\(Owner.self)", given: "\(type(of: value))")
    }
  }

  /// Hands the instance out.
  package consuming func build() -> Owner { instance }
}

extension TransientAppEntity {
  /// The properties in the order of their declaration.
  package static var propertyDeclarations: [PropertyDeclaration] {
    InstanceBuilder(Self.init).declarations
  }
}

extension AppIntent {
  /// The parameters in the order of their declaration.
  package static var parameterDeclarations: [PropertyDeclaration] {
    InstanceBuilder(Self.init).declarations
  }
}
