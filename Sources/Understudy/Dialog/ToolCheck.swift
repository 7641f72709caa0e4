import AppIntents

/// Looks for declarations that no phrase could ever fill, before the first phrase is said.
struct ToolCheck {
  private let tool: Tool

  init(_ tool: Tool) {
    self.tool = tool
  }

  /// Stops at the first declaration that cannot work.
  func check() throws(AssistantError) {
    guard tool.schema.title.contains(where: { !$0.isWhitespace }) else {
      throw AssistantError(.untitled(tool.name))
    }
    for parameter in tool.parameters {
      try checkType(parameter)
      try checkRange(parameter)
      try checkCases(parameter)
      try checkSize(parameter)
    }
    try checkTitles()
  }

  private func checkType(_ parameter: PropertyDeclaration) throws(AssistantError) {
    if case .entity(let type) = parameter.kind, !parameter.isOptional {
      try checkRecursion(type, within: [])
    }
    let isFound = EntitySource(of: parameter, in: tool.name) != nil
    guard !parameter.isOptional, parameter.defaultValue == nil, !isFound,
      case .other(let type)? = slot(parameter)?.type
    else { return }
    throw AssistantError(.unknownType(parameter: parameter.name, tool: tool.name, type: type))
  }

  private func checkRecursion(
    _ type: any GenerableEntity.Type, within outer: [ObjectIdentifier]
  ) throws(AssistantError) {
    guard !outer.contains(ObjectIdentifier(type)) else {
      throw AssistantError(.containsItself(entity: "\(type)", tool: tool.name))
    }
    for property in type.propertyDeclarations where !property.isOptional && !property.isArray {
      guard case .entity(let inner) = property.kind else { continue }
      try checkRecursion(inner, within: outer + [ObjectIdentifier(type)])
    }
  }

  private func checkRange(_ parameter: PropertyDeclaration) throws(AssistantError) {
    guard let range = parameter.inclusiveRange else { return }
    let (lower, upper) = (number(range.lowerBound), number(range.upperBound))
    guard let lower, let upper else { return }
    guard lower <= upper else {
      throw AssistantError(
        .emptyRange(
          parameter: parameter.name, tool: tool.name, lower: "\(range.lowerBound)",
          upper: "\(range.upperBound)"))
    }
    if let value = parameter.defaultValue, let number = number(value),
      !(lower...upper).contains(number)
    {
      throw AssistantError(
        .defaultOutside(parameter: parameter.name, tool: tool.name, value: "\(value)"))
    }
  }

  private func number(_ value: any Sendable) -> Double? {
    guard case .number(let digits) = JSONValue(native: value) else { return nil }
    return Double(digits)
  }

  private func checkCases(_ parameter: PropertyDeclaration) throws(AssistantError) {
    guard case .option(let options)? = slot(parameter)?.type else { return }
    guard !options.isEmpty else {
      throw AssistantError(.noCases(parameter: parameter.name, tool: tool.name))
    }
    if let value = parameter.defaultValue.map({ JSONValue(native: $0) }), !parameter.isArray,
      !options.contains(where: { $0.literal == value })
    {
      throw AssistantError(
        .defaultOutside(parameter: parameter.name, tool: tool.name, value: value.plainText))
    }
  }

  private func checkSize(_ parameter: PropertyDeclaration) throws(AssistantError) {
    guard let size = parameter.size, size.min > size.max || size.max < 1 || size.min < 0 else {
      return
    }
    throw AssistantError(
      .emptySize(parameter: parameter.name, tool: tool.name, least: size.min, most: size.max))
  }

  private func checkTitles() throws(AssistantError) {
    let groups = Dictionary(grouping: tool.schema.slots) {
      [$0.title.lowercased(), $0.description?.lowercased() ?? ""]
    }
    let same = tool.schema.slots.lazy.compactMap { slot in
      groups[[slot.title.lowercased(), slot.description?.lowercased() ?? ""]]
        .flatMap { $0.count > 1 && $0.allSatisfy { $0.type == slot.type } ? $0 : nil }
    }.first
    guard let same else { return }
    throw AssistantError(
      .sameTitle(title: same[0].title, parameters: same.map(\.name), tool: tool.name))
  }

  private func slot(_ parameter: PropertyDeclaration) -> Slot? {
    tool.schema.slots.first { $0.name == parameter.name }
  }
}
