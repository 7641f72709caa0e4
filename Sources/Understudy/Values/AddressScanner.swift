/// Finds addresses of mail, of the web and of machines in the units of a phrase.
struct AddressScanner {
  private let units: [UInt16]
  /// The addresses, in text order.
  private(set) var found: [(WrittenForm, Range<Int>)] = []

  private static let schemes = ["http://", "https://", "ftp://", "ftps://"].map { Array($0.utf16) }

  init(_ units: [UInt16]) {
    self.units = units
    var start = 0
    while start < units.count {
      guard !Self.isSpace(units[start]) else {
        start += 1
        continue
      }
      var end = start
      var hasMark = false
      while end < units.count, !Self.isSpace(units[end]) {
        hasMark = hasMark || Self.isMark(units[end])
        end += 1
      }
      if hasMark { read(start..<end) }
      start = end
    }
    readSpokenMail()
  }

  /// Whether a unit is one of those without which nothing is an address: `-`, `.`, `:`, `@`.
  private static func isMark(_ unit: UInt16) -> Bool {
    unit == 0x2D || unit == 0x2E || unit == 0x3A || unit == 0x40
  }

  /// Reads a piece of text that has spaces around it.
  private mutating func read(_ piece: Range<Int>) {
    if let scheme = place(of: Array("://".utf16), in: piece) {
      return readURL(piece, marker: scheme)
    }
    // Chinese and its neighbours write no spaces around an address.
    var start = piece.lowerBound
    for end in piece where Self.isUnspaced(units[end]) {
      readPlain(start..<end)
      start = end + 1
    }
    readPlain(start..<piece.upperBound)
  }

  /// Reads a piece without a scheme.
  private mutating func readPlain(_ piece: Range<Int>) {
    let inner = trimmed(piece)
    guard units[inner].contains(where: Self.isMark) else { return }
    if let at = units[inner].firstIndex(of: 0x40) { return readMail(piece, at: at) }
    if readMachine(inner) { return }
    if let host = host(at: inner.lowerBound, limit: inner.upperBound), isName(host) {
      found.append((.url, host.lowerBound..<pathEnd(after: host.upperBound, inner.upperBound)))
    }
  }

  // MARK: - The web

  private mutating func readURL(_ piece: Range<Int>, marker: Int) {
    for scheme in Self.schemes {
      let start = marker + 3 - scheme.count
      guard start >= piece.lowerBound, lowered(start..<marker + 3) == scheme,
        start == piece.lowerBound || !Self.isLetter(units[start - 1])
      else { continue }
      var end = marker + 3
      while end < piece.upperBound, ![0x22, 0x27, 0x3C, 0x3E, 0x5D, 0x29].contains(units[end]) {
        end += 1
      }
      while end > marker + 3, Self.isEdge(units[end - 1]), units[end - 1] != 0x2F { end -= 1 }
      guard let host = host(at: marker + 3, limit: end), isServer(host) else { return }
      found.append((.url, start..<end))
      return
    }
  }

  /// Where the path, question or port after a host ends.
  private func pathEnd(after host: Int, _ limit: Int) -> Int {
    guard host < limit, [0x2F, 0x3A, 0x3F].contains(units[host]) else { return host }
    return limit
  }

  /// Labels of letters, digits and hyphens with stops between them.
  private func host(at start: Int, limit: Int) -> Range<Int>? {
    var end = start
    while end < limit, Self.isHostUnit(units[end]) || units[end] == 0x2E { end += 1 }
    while end > start, units[end - 1] == 0x2E { end -= 1 }
    guard start == end || units[start] != 0x2E else { return nil }
    for place in start..<end where units[place] == 0x2E && units[place + 1] == 0x2E { return nil }
    return start == end ? nil : start..<end
  }

  private func isServer(_ host: Range<Int>) -> Bool {
    lowered(host) == Array("localhost".utf16) || Self.isIPv4(units[host])
      || (hasDomain(host) && host.upperBound <= units.count)
  }

  private func hasDomain(_ host: Range<Int>) -> Bool {
    guard let stop = units[host].lastIndex(of: 0x2E) else { return false }
    let last = units[stop + 1..<host.upperBound]
    return last.count > 1 && last.allSatisfy(Self.isLetter)
  }

  /// Whether a host without a scheme is one and not two sentences that touch.
  private func isName(_ host: Range<Int>) -> Bool {
    guard hasDomain(host), let last = units[host].split(separator: 0x2E).last else { return false }
    let name = String(decoding: lowered(last.startIndex..<last.endIndex), as: UTF16.self)
    return last.first.map { !(0x41...0x5A ~= $0) } ?? false
      && (TopLevelDomains.names.contains(name) || units[host].starts(with: "www.".utf16))
  }

  // MARK: - Mail

  private mutating func readMail(_ piece: Range<Int>, at: Int) {
    var start = at
    while start > piece.lowerBound, Self.isMailUnit(units[start - 1]) { start -= 1 }
    let local = units[start..<at]
    guard !local.isEmpty, local.first != 0x2E, local.last != 0x2E,
      !zip(local, local.dropFirst()).contains(where: { $0 == 0x2E && $1 == 0x2E })
    else { return }
    if at + 1 < piece.upperBound, units[at + 1] == 0x5B,
      let close = units[at..<piece.upperBound].firstIndex(of: 0x5D),
      Self.isIPv4(units[at + 2..<close])
    {
      return found.append((.email, start..<close + 1))
    }
    guard let host = host(at: at + 1, limit: piece.upperBound), hasDomain(host) else { return }
    found.append((.email, start..<host.upperBound))
  }

  /// Whether "at" stands between spaces or brackets, and a stop or the word for one somewhere behind it.
  private var mayBeSpoken: Bool {
    for place in units.indices.dropLast(3) where Self.isWord([0x61, 0x74], units, place + 1) {
      let mark = units[place]
      guard mark == 0x20 || mark == 0x28 || mark == 0x5B else { continue }
      for next in place + 3..<units.count {
        if units[next] == 0x2E
          || next + 3 < units.count
            && Self.isWord([0x64, 0x6F, 0x74], units, next)
        {
          return true
        }
      }
      return false
    }
    return false
  }

  private static func isWord(_ word: [UInt16], _ units: [UInt16], _ start: Int) -> Bool {
    guard start + word.count <= units.count else { return false }
    for (offset, letter) in word.enumerated() where units[start + offset] | 0x20 != letter {
      return false
    }
    return true
  }

  /// Finds "jo at example dot org", which is said so or written so for fear of machines.
  private mutating func readSpokenMail() {
    guard mayBeSpoken else { return }
    let text = lowered(units.indices)
    for marker in [" at ", " (at) ", " [at] "].map({ Array($0.utf16) }) {
      guard let at = place(of: marker, in: text.indices, of: text) else { continue }
      var start = at
      while start > 0, Self.isMailUnit(units[start - 1]) { start -= 1 }
      let dot = Array(" dot ".utf16)
      while start > dot.count, Array(text[max(0, start - dot.count)..<start]) == dot {
        start -= dot.count
        while start > 0, Self.isMailUnit(units[start - 1]) { start -= 1 }
      }
      var end = at + marker.count
      while let next = labelEnd(from: end, text, dot) { end = next }
      let host = Self.spokenHost(text[at + marker.count..<end], dot)
      guard start < at, host.split(separator: 0x2E).count > 1,
        let last = host.split(separator: 0x2E).last,
        TopLevelDomains.names.contains(String(decoding: last, as: UTF16.self)),
        last.count > 1, !found.contains(where: { $0.1.overlaps(start..<end) && $0.0 == .email })
      else { continue }
      found.removeAll { $0.1.overlaps(start..<end) }
      found.append((.email, start..<end))
      return
    }
  }

  /// The end of one more label, or of a stop and a label.
  private func labelEnd(from start: Int, _ text: [UInt16], _ dot: [UInt16]) -> Int? {
    var end = start
    if end < text.count, text[end] == 0x2E {
      end += 1
    } else if end + dot.count <= text.count, Array(text[end..<end + dot.count]) == dot {
      end += dot.count
    } else if start > 0, Self.isHostUnit(text[start - 1]) {
      return nil
    }
    let label = end
    while end < text.count, Self.isHostUnit(text[end]) { end += 1 }
    return end > label ? end : nil
  }

  private static func spokenHost(_ text: ArraySlice<UInt16>, _ dot: [UInt16]) -> [UInt16] {
    Array(
      String(decoding: text, as: UTF16.self).split(separator: " dot ").joined(separator: ".").utf16)
  }

  // MARK: - Machines

  private mutating func readMachine(_ piece: Range<Int>) -> Bool {
    var end = piece.lowerBound
    while end < piece.upperBound, Self.isDigit(units[end]) || units[end] == 0x2E { end += 1 }
    let isOver = end == piece.upperBound || [0x2F, 0x3A].contains(units[end])
    if isOver, Self.isIPv4(units[piece.lowerBound..<end]) {
      while end < piece.upperBound, units[end] == 0x2F || Self.isDigit(units[end]) { end += 1 }
      found.append((.ipAddress, piece.lowerBound..<end))
      return true
    }
    end = piece.lowerBound
    while end < piece.upperBound,
      Self.isHexadecimal(units[end]) || [0x2E, 0x3A].contains(units[end])
    {
      end += 1
    }
    guard end == piece.upperBound, Self.isIPv6(units[piece.lowerBound..<end]) else { return false }
    found.append((.ipAddress, piece.lowerBound..<end))
    return true
  }

  private static func isIPv4(_ text: ArraySlice<UInt16>) -> Bool {
    // Three stops at least, without which there is nothing to cut.
    guard text.count > 6 else { return false }
    let parts = text.split(separator: 0x2E, omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        1...3 ~= part.count && part.allSatisfy(isDigit)
          && part.reduce(0) { $0 * 10 + Int($1 - 0x30) } < 256
      }
  }

  private static func isIPv6(_ text: ArraySlice<UInt16>) -> Bool {
    guard text.reduce(0, { $0 + ($1 == 0x3A ? 1 : 0) }) > 1 else { return false }
    let groups = text.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard 3...9 ~= groups.count, groups.contains(where: { !$0.isEmpty }) else { return false }
    let hasGap = zip(text, text.dropFirst()).contains { $0 == 0x3A && $1 == 0x3A }
    var gaps = 0
    for (index, group) in groups.enumerated() {
      guard group.isEmpty else {
        guard group.count <= 4, group.allSatisfy(isHexadecimal) else { return false }
        continue
      }
      if index > 0, index < groups.count - 1 { gaps += 1 }
    }
    let isEdged = groups.first?.isEmpty == true || groups.last?.isEmpty == true
    guard gaps <= 1, !isEdged || hasGap else { return false }
    return hasGap || groups.count == 8
  }

  // MARK: - Units

  /// The piece without the marks that a sentence puts around it.
  private func trimmed(_ piece: Range<Int>) -> Range<Int> {
    var (start, end) = (piece.lowerBound, piece.upperBound)
    while start < end, Self.isEdge(units[start]), units[start] != 0x3A { start += 1 }
    while end > start, Self.isEdge(units[end - 1]) {
      // Two colons end an address of a machine.
      if units[end - 1] == 0x3A, end - 2 >= start, units[end - 2] == 0x3A { break }
      end -= 1
    }
    return start..<end
  }

  private func place(of marker: [UInt16], in range: Range<Int>) -> Int? {
    place(of: marker, in: range, of: units)
  }

  private func place(of marker: [UInt16], in range: Range<Int>, of text: [UInt16]) -> Int? {
    guard range.count >= marker.count else { return nil }
    return (range.lowerBound...range.upperBound - marker.count).first { start in
      text[start] == marker[0] && text[start..<start + marker.count].elementsEqual(marker)
    }
  }

  private func lowered(_ range: Range<Int>) -> [UInt16] {
    units[range].map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
  }

  private static func isSpace(_ unit: UInt16) -> Bool {
    unit <= 0x20 || unit == 0xA0 || unit == 0x3000 || 0x2000...0x200B ~= unit
  }

  private static func isUnspaced(_ unit: UInt16) -> Bool {
    0x3000...0x9FFF ~= unit || 0xAC00...0xD7A3 ~= unit || 0xFF01 == unit || 0xFF0C == unit
  }

  private static func isEdge(_ unit: UInt16) -> Bool {
    [0x2C, 0x2E, 0x3B, 0x3A, 0x21, 0x3F, 0x22, 0x27, 0x28, 0x29, 0x5B, 0x5D, 0x3C, 0x3E].contains(
      unit)
      || 0x2018...0x201F ~= unit || 0x3001...0x3011 ~= unit || 0xFF01...0xFF1F ~= unit
  }

  private static func isDigit(_ unit: UInt16) -> Bool { 0x30...0x39 ~= unit }

  private static func isLetter(_ unit: UInt16) -> Bool {
    0x41...0x5A ~= unit || 0x61...0x7A ~= unit
  }

  private static func isHexadecimal(_ unit: UInt16) -> Bool {
    isDigit(unit) || 0x41...0x46 ~= unit || 0x61...0x66 ~= unit
  }

  private static func isHostUnit(_ unit: UInt16) -> Bool {
    isDigit(unit) || isLetter(unit) || unit == 0x2D
  }

  private static func isMailUnit(_ unit: UInt16) -> Bool {
    isHostUnit(unit) || [0x2E, 0x5F, 0x25, 0x2B].contains(unit)
  }
}
