import Foundation

/// What of the process is in memory, by part, in kilobytes.
struct ResidentMemory: Codable, Sendable {
  /// What a part of the memory holds.
  enum Part: String, CaseIterable {
    case lexicons = "lexicons, mapped"
    case heap = "heap and thread stacks"
    case icu = "ICU's data, mapped"
    case program = "program and libraries"
    case other = "other"

    /// The part of a mapping, by the path behind it.
    fileprivate init(path: Substring) {
      self =
        if path.contains("/lexicons.bin") {
          .lexicons
        } else if path.isEmpty || path == "[heap]" {
          .heap
        } else if path.contains("/libicudata") {
          .icu
        } else if path.contains(".so") || path.contains("/understudy-benchmarks") {
          .program
        } else {
          .other
        }
    }
  }

  /// How much of a part there is, and how much of it is in memory.
  struct Size: Codable, Sendable {
    var mapped = 0
    var resident = 0
  }

  private(set) var parts: [String: Size] = [:]

  /// How much is in memory in all.
  var resident: Int { parts.values.reduce(0) { $0 + $1.resident } }

  /// The memory of this process now; nothing where the system does not tell.
  init?() {
    // The file says that it is empty, so that only reading to the end gives it whole.
    guard let data = try? FileHandle(forReadingAtPath: "/proc/self/smaps")?.readToEnd() else {
      return nil
    }
    let text = String(decoding: data, as: UTF8.self)
    var part = Part.other
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: " ", maxSplits: 5)
      switch cells.first {
      case "Size:": add(\.mapped, cells, to: part)
      case "Rss:": add(\.resident, cells, to: part)
      // The first line of a mapping has its addresses, rights, offset, device, node and path.
      case let first? where !first.hasSuffix(":"):
        part = Part(path: cells.count > 5 ? cells[5].drop { $0 == " " } : "")
      default: break
      }
    }
  }

  private mutating func add(
    _ member: WritableKeyPath<Size, Int>, _ cells: [Substring], to part: Part
  ) {
    let number = cells.count > 1 ? Int(cells[1]) ?? 0 : 0
    parts[part.rawValue, default: Size()][keyPath: member] += number
  }
}
