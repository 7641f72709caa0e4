/// The part of regular expressions that codes are described with: characters, classes and how often they come.
///
/// It never looks back, so that no pattern takes longer than the text and the pattern are long.
struct TextPattern: Sendable {
  private struct Step {
    var allows: Set<Character>?
    var ranges: [ClosedRange<Character>]
    var isNegated = false
    var least = 1
    var most = 1

    func matches(_ character: Character) -> Bool {
      guard let allows else { return true }
      return (allows.contains(character) || ranges.contains { $0.contains(character) }) != isNegated
    }
  }

  private var elements: [Step] = []

  /// Reads a pattern; nothing where it has more than characters, classes and counts.
  init?(_ pattern: String) {
    var rest = Substring(pattern)
    if rest.first == "^" { rest.removeFirst() }
    if rest.last == "$" { rest.removeLast() }
    while let first = rest.first {
      guard !"()|*+?{}^$".contains(first), var element = Self.element(&rest) else { return nil }
      guard Self.readCount(&rest, &element) else { return nil }
      elements.append(element)
    }
    if elements.isEmpty { return nil }
  }

  /// Whether the whole text has the form; spaces in it do not count.
  func matches(_ text: String) -> Bool {
    let text = Array(text.filter { $0 != " " })
    guard text.count <= 256 else { return false }
    // The places in the text that may be reached by the elements so far.
    var reached: Set<Int> = [0]
    for element in elements {
      var next: Set<Int> = []
      for start in reached {
        var count = 0
        if element.least == 0 { next.insert(start) }
        while start + count < text.count, count < element.most,
          element.matches(text[start + count])
        {
          count += 1
          if count >= element.least { next.insert(start + count) }
        }
      }
      reached = next
    }
    return reached.contains(text.count)
  }

  private static func element(_ rest: inout Substring) -> Step? {
    let first = rest.removeFirst()
    switch first {
    case ".": return Step(allows: nil, ranges: [])
    case "\\": return rest.popFirst().map(escaped)
    case "[": return characterClass(&rest)
    default: return Step(allows: [first], ranges: [])
    }
  }

  private static func escaped(_ letter: Character) -> Step {
    switch letter {
    case "d": Step(allows: [], ranges: ["0"..."9"])
    case "w": Step(allows: ["_"], ranges: ["0"..."9", "a"..."z", "A"..."Z"])
    default: Step(allows: [letter], ranges: [])
    }
  }

  private static func characterClass(_ rest: inout Substring) -> Step? {
    var element = Step(allows: [], ranges: [])
    if rest.first == "^" {
      element.isNegated = true
      rest.removeFirst()
    }
    while let letter = rest.popFirst() {
      if letter == "]" { return element }
      if letter == "\\" {
        guard let name = rest.popFirst() else { return nil }
        let inner = escaped(name)
        element.allows?.formUnion(inner.allows ?? [])
        element.ranges += inner.ranges
      } else if rest.first == "-", let end = rest.dropFirst().first, end != "]" {
        guard letter <= end else { return nil }
        element.ranges.append(letter...end)
        rest.removeFirst(2)
      } else {
        element.allows?.insert(letter)
      }
    }
    return nil
  }

  private static func readCount(_ rest: inout Substring, _ element: inout Step) -> Bool {
    switch rest.first {
    case "*": (element.least, element.most) = (0, .max)
    case "+": element.most = .max
    case "?": element.least = 0
    case "{":
      guard let end = rest.firstIndex(of: "}") else { return false }
      let bounds = rest[rest.index(after: rest.startIndex)..<end].split(
        separator: ",", omittingEmptySubsequences: false)
      guard let least = bounds.first.flatMap({ Int($0) }), bounds.count <= 2 else { return false }
      element.least = least
      element.most = bounds.count == 1 ? least : Int(bounds[1]) ?? .max
      rest = rest[rest.index(after: end)...]
      return element.least <= element.most
    default: return true
    }
    rest.removeFirst()
    return true
  }
}
