import Understudy

/// What became of the phrases that were made for a schema.
public struct FuzzReport: Sendable {
  /// A way to say a property that does not always fill it.
  public struct Phrasing: Sendable, Hashable {
    /// The property.
    public let property: String
    /// The word that points at it; nothing where its value stood alone.
    public let pointer: String?
    /// How often it was said; where it never was, it was filled all the same.
    public let said: Int
    /// How often it did not fill the property.
    public let failed: Int
    /// The shortest phrase that failed.
    public let example: String
    /// What went wrong there.
    public let mismatch: Mismatch
  }

  /// The entity's name.
  public let schema: String
  /// How many phrases were asked for.
  public let asked: Int
  /// Every phrase that was made.
  public let results: [FuzzResult]

  /// The phrases that did not fill what they say.
  public var failures: [FuzzResult] { results.filter { !$0.mismatches.isEmpty } }
  /// The share of the phrases that fill what they say, from 0 to 1.
  public var share: Double {
    results.isEmpty ? 1 : Double(results.count - failures.count) / Double(results.count)
  }

  /// The ways to say a property that the schema cannot carry, those that fail most often first.
  public var phrasings: [Phrasing] {
    var said: [[String]: Int] = [:]
    var failed: [[String]: [(phrase: String, mismatch: Mismatch)]] = [:]
    for result in results {
      for piece in result.paraphrase.pieces {
        let key = [piece.property, piece.pointer ?? ""]
        said[key, default: 0] += 1
        let own = result.mismatches.first { $0.property == piece.property }
        if let own { failed[key, default: []].append((result.paraphrase.phrase, own)) }
      }
      for case .unexpected(let property, let value) in result.mismatches {
        failed[[property, ""], default: []].append(
          (result.paraphrase.phrase, .unexpected(property: property, found: value)))
      }
    }
    return failed.compactMap { key, failures -> Phrasing? in
      let shortest = failures.min { ($0.phrase.count, $0.phrase) < ($1.phrase.count, $1.phrase) }
      guard let shortest else { return nil }
      return Phrasing(
        property: key[0], pointer: key[1].isEmpty ? nil : key[1], said: said[key] ?? 0,
        failed: failures.count, example: shortest.phrase, mismatch: shortest.mismatch)
    }.sorted {
      (-$0.failed, $0.property, $0.pointer ?? "") < (-$1.failed, $1.property, $1.pointer ?? "")
    }
  }
}

extension FuzzReport: CustomStringConvertible {
  /// The line that counts, and the ways that fail with an example each.
  public var description: String {
    let lines = phrasings.prefix(10).map { phrasing in
      "  \(phrasing.property)\(phrasing.pointer.map { " by '\($0)'" } ?? ""): "
        + "\(phrasing.failed) of \(phrasing.said), as in '\(phrasing.example)': \(phrasing.mismatch)"
    }
    return ([summary] + lines).joined(separator: "\n")
  }

  /// One line that counts.
  public var summary: String {
    let count = results.count - failures.count
    return "\(schema): \(count) of \(results.count) phrases fill what they say"
      + (results.count < asked ? " (\(asked - results.count) could not be said)" : "")
  }
}

extension Mismatch {
  /// The property that it is about.
  var property: String? {
    switch self {
    case .wrongValue(let property, _, _), .unexpected(let property, _),
      .unknownProperty(let property, _):
      property
    default: nil
    }
  }
}
