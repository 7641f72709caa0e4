extension Mirror {
  /// The wrapped properties in the order of their declaration, named as the developer named them.
  var declaringWrappers: [(name: String, wrapper: any DeclaringWrapper)] {
    children.compactMap { label, value in
      guard let label, let wrapper = value as? any DeclaringWrapper else { return nil }
      // The storage behind a wrapped property carries an underscore before its name.
      return (String(label.dropFirst()), wrapper)
    }
  }
}
