/// Makes one node for each beginning of the names that are added to it in their order.
///
/// Names that share a beginning follow each other, so it is enough to remember the beginnings of
/// the last one.
struct NodePath {
  /// One beginning of names.
  struct Node {
    let hash: UInt64
    let text: StoredText
    let count: Int
    var firstLink: Int
    var continues: Bool

    /// The first number of the node's slot.
    var textAndCount: UInt32 { UInt32(truncatingIfNeeded: text.start << 8 | count) }

    /// The second number of the node's slot.
    var linksAndFlags: UInt32 {
      UInt32(firstLink) << 2 | (text.isNarrow ? LexiconLayout.isNarrow : 0)
        | (continues ? LexiconLayout.continues : 0)
    }
  }

  private(set) var nodes: [Node] = []
  private var key: [UInt16] = []
  private var nodeOfLength: [Int?] = []

  /// Adds the beginnings of a name that comes after all earlier ones.
  mutating func add(
    _ next: [UInt16], boundaries: [Int], text: StoredText, firstLink: Int
  ) {
    let shared = sharedCount(with: next)
    nodeOfLength.removeLast(max(0, nodeOfLength.count - shared - 1))
    while nodeOfLength.count <= next.count { nodeOfLength.append(nil) }
    key = next
    var hash = NameKey.seed
    var hashed = 0
    for length in boundaries {
      while hashed < length {
        hash = NameKey.extend(hash, by: next[hashed])
        hashed += 1
      }
      if let node = nodeOfLength[length] {
        nodes[node].continues = nodes[node].continues || length < next.count
      } else {
        nodeOfLength[length] = nodes.count
        nodes.append(
          Node(
            hash: hash, text: text, count: length, firstLink: Int(LexiconLayout.noLinks),
            continues: length < next.count))
      }
    }
    if let node = nodeOfLength[next.count] { nodes[node].firstLink = firstLink }
  }

  /// The units that a name shares with the one before.
  private func sharedCount(with next: [UInt16]) -> Int {
    var count = 0
    while count < key.count, count < next.count, key[count] == next[count] { count += 1 }
    return count
  }
}
