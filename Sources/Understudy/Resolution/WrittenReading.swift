import UnderstudyICU

/// Turns addresses and telephone numbers into the one way of writing them.
struct WrittenReading {
  private let region: String

  /// Takes the region in which numbers without a calling code are.
  init(region: String) {
    self.region = region
  }

  /// The value of words of a form.
  func reading(of form: WrittenForm, _ text: String) -> Reading {
    let value =
      switch form {
      case .email: Self.mail(text)
      case .url: text
      case .phone: phone(text)
      case .ipAddress: Self.machine(text)
      }
    return Reading(kind: form.answerKind, value: .string(value))
  }

  private static func mail(_ text: String) -> String {
    var text = text.lowercased()
    for (spoken, written) in [
      (" (at) ", "@"), (" [at] ", "@"), (" at ", "@"), (" dot ", "."),
    ] {
      text = text.split(separator: spoken).joined(separator: written)
    }
    return text
  }

  /// The address without zeros that say nothing and without the size of its network.
  private static func machine(_ text: String) -> String {
    let address = text.prefix { $0 != "/" }
    guard let separator = address.first(where: { $0 == ":" || $0 == "." }) else { return text }
    return address.lowercased().split(separator: separator, omittingEmptySubsequences: false)
      .map { part in
        let digits = part.drop { $0 == "0" }
        return part.isEmpty ? "" : digits.isEmpty ? "0" : String(digits)
      }.joined(separator: String(separator))
  }

  // MARK: - Telephone numbers

  /// The number as E.164 writes it where its region is known, or else its digits.
  private func phone(_ text: String) -> String {
    let folded = String(decoding: Folding.folded(text), as: UTF16.self)
    let (body, suffix) = Self.parts(folded)
    var digits = body.filter { $0.isASCII && $0.isNumber }
    if body.contains("+") {
      return "+" + Self.withoutTrunk(body, digits) + suffix
    }
    if digits.hasPrefix("00"), digits.count > 9 {
      return "+" + digits.dropFirst(2) + suffix
    }
    guard let plan = CallingCodes.plans[region] else { return digits + suffix }
    // The calling code without its plus, and the zero that some dial before any number.
    for prefix in [String(plan.code), "0"] where digits.hasPrefix(prefix) && plan.trunk.isEmpty {
      guard !plan.lengths.contains(digits.count),
        plan.lengths.contains(digits.count - prefix.count)
      else { continue }
      digits.removeFirst(prefix.count)
    }
    guard plan.lengths.contains(digits.count) else { return digits + suffix }
    if plan.trunk.isEmpty == false {
      guard digits.hasPrefix(plan.trunk) else { return digits + suffix }
      digits.removeFirst(plan.trunk.count)
    }
    return "+\(plan.code)\(digits)\(suffix)"
  }

  private static func parts(_ text: String) -> (String, String) {
    guard let mark = text.firstIndex(where: { $0 == "x" || $0 == "e" }) else { return (text, "") }
    let digits = text[mark...].filter { $0.isASCII && $0.isNumber }
    return (String(text[..<mark]), digits.isEmpty ? "" : ";ext=\(digits)")
  }

  /// The digits without the zero in `+44 (0)20`, which is dialled at home only.
  private static func withoutTrunk(_ text: String, _ digits: String) -> String {
    guard let zero = text.firstRange(of: "(0)") else { return digits }
    let before = text[..<zero.lowerBound].filter(\.isNumber)
    let after = text[zero.upperBound...].filter(\.isNumber)
    return before + after
  }
}
