import UnderstudyLexicons

/// Elements in a row that are looked at where they lie: in memory of their own, or in a mapped file.
///
/// The memory of a file is never written: whoever changes an element gets memory of their own first.
struct FlatArray<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
  /// How many there are.
  private(set) var count: Int
  private var base: UnsafeMutablePointer<Element>
  private var memory: FlatMemory

  /// The same element over and over.
  init(repeating element: Element, count: Int) {
    self.init(count: count) { $0.initialize(repeating: element, count: count) }
  }

  /// The elements of an array.
  init(_ elements: [Element] = []) {
    self.init(count: elements.count) { base in
      elements.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else { return }
        base.initialize(from: start, count: source.count)
      }
    }
  }

  private init(count: Int, _ fill: (UnsafeMutablePointer<Element>) -> Void) {
    let base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
    fill(base)
    (self.count, self.base, memory) = (count, base, FlatMemory(base))
  }

  /// Elements in a file, which begin at an address that suits them.
  init(_ bytes: UnsafeRawBufferPointer, of file: MappedFile) {
    self.init()
    guard bytes.count > 0, let start = bytes.baseAddress else { return }
    count = bytes.count / MemoryLayout<Element>.stride
    base = UnsafeMutablePointer(mutating: start.assumingMemoryBound(to: Element.self))
    memory = FlatMemory(file)
  }

  /// The element at a place.
  subscript(place: Int) -> Element {
    get {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
      return base[place]
    }
    set {
      precondition(UInt(bitPattern: place) < UInt(bitPattern: count))
      if !isKnownUniquelyReferenced(&memory) || memory.isOfFile { copy() }
      base[place] = newValue
    }
  }

  @inline(never)
  private mutating func copy() {
    let copy = FlatArray(count: count) { $0.initialize(from: base, count: count) }
    (base, memory) = (copy.base, copy.memory)
  }

  /// Calls back with all elements as they lie in memory.
  func withElements<Value>(_ body: (UnsafeBufferPointer<Element>) -> Value) -> Value {
    withExtendedLifetime(memory) { body(UnsafeBufferPointer(start: base, count: count)) }
  }
}

/// What keeps the memory of elements: it is freed with its last user, or with the file that it belongs to.
final class FlatMemory: @unchecked Sendable {
  private let base: UnsafeMutableRawPointer?
  private let file: MappedFile?

  /// Whether the memory may not be written.
  var isOfFile: Bool { base == nil }

  init(_ base: UnsafeMutableRawPointer) { (self.base, file) = (base, nil) }

  init(_ file: MappedFile) { (base, self.file) = (nil, file) }

  deinit { base?.deallocate() }
}
