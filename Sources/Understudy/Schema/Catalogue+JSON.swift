extension Catalogue {
  /// Why a text holds no catalogue.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    /// What belongs there.
    public let expected: String
    /// What is there.
    public let found: String
    /// Where.
    public let pointer: JSONPointer

    /// One sentence that tells what is wrong and where.
    public var description: String { "expected \(expected), found \(found) at '\(pointer)'" }
  }

  /// Reads a catalogue: `{"name", "entries": [{"id", "title", "subtitle"?, "synonyms"?}]}`; more is left alone.
  ///
  /// - Throws: ``Fault`` at the first thing that is no part of one.
  public init(json value: JSONValue) throws(Fault) {
    let reader = Reader(value)
    let name = try reader.text("name", in: value, at: .root)
    guard case .array(let elements)? = value["entries"] else {
      throw reader.fault("an array", value["entries"], .root.appending("entries"))
    }
    var entries: [CatalogueEntry] = []
    for (index, element) in elements.enumerated() {
      entries.append(try reader.entry(element, at: .root.appending("entries", "\(index)")))
    }
    self.init(name: name, entries: entries)
  }

  private struct Reader {
    let root: JSONValue

    init(_ root: JSONValue) {
      self.root = root
    }

    func entry(_ value: JSONValue, at pointer: JSONPointer) throws(Fault) -> CatalogueEntry {
      guard case .object = value else { throw fault("an object", value, pointer) }
      var subtitle: String?
      if let second = value["subtitle"], second != .null {
        guard case .string(let text) = second else {
          throw fault("a string", second, pointer.appending("subtitle"))
        }
        subtitle = text
      }
      return CatalogueEntry(
        id: try text("id", in: value, at: pointer),
        title: try text("title", in: value, at: pointer),
        subtitle: subtitle, synonyms: try texts("synonyms", in: value, at: pointer))
    }

    func text(
      _ name: String, in value: JSONValue, at pointer: JSONPointer
    ) throws(Fault) -> String {
      switch value[name] {
      case .string(let text)?: return text
      // Numbers identify as well.
      case .number(let digits)? where name == "id": return digits
      case let other: throw fault("a string", other, pointer.appending(name))
      }
    }

    private func texts(
      _ name: String, in value: JSONValue, at pointer: JSONPointer
    ) throws(Fault) -> [String] {
      guard let list = value[name], list != .null else { return [] }
      let place = pointer.appending(name)
      guard case .array(let elements) = list else { throw fault("an array", list, place) }
      var texts: [String] = []
      for (index, element) in elements.enumerated() {
        guard case .string(let text) = element else {
          throw fault("a string", element, place.appending("\(index)"))
        }
        texts.append(text)
      }
      return texts
    }

    func fault(_ expected: String, _ found: JSONValue?, _ pointer: JSONPointer) -> Fault {
      Fault(expected: expected, found: found?.sort ?? "nothing", pointer: pointer)
    }
  }
}
