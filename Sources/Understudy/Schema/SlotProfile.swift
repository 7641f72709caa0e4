/// Which of two values that belong together a slot takes.
enum PairSide: Sendable { case first, second }

/// What a slot asks of a phrase.
///
/// A class, since every value of a phrase is held against every one of them.
final class SlotProfile: Sendable {
  /// The kind of codes that a schema makes up, such as those of orders.
  static let codeKind = "code"

  /// The slot.
  let slot: Slot
  /// The kinds of value that it takes, the best first.
  let kinds: [String]
  /// Whether each of these kinds may be that of entries of a lexicon.
  let namesEntries: [Bool]
  /// Whether any of them may be.
  let namesAnyEntries: Bool
  /// The kinds of values other than entries that may fill it, in whatever shape.
  let valueMask: KindMask
  /// Whether an amount of money or of something else fills it, or a part of one does.
  let isAmount: Bool
  /// Whether it holds the least or the most of something, and whether it is the least.
  let isBound, isLower: Bool
  /// Whether a case that it holds is a number.
  let hasNumericCases: Bool
  /// Whether it holds how many there are of something.
  let isCount: Bool
  /// Whether it is one of two roles that are said in an order.
  var isOfPair: Bool { sides.contains { $0 != nil } }
  /// What its value does.
  let roles: RoleSet
  /// The words that name it, folded.
  let keywords: [[String]]
  /// For each pair of roles, whether its value is the first or the second; nothing for both or neither.
  let sides: [PairSide?]
  /// Those of its roles that a word must say.
  let markedRoles: RoleSet
  /// Whether it takes several values, be it for one entity or for several in a row.
  let takesSeveral: Bool
  /// What its words ask of the value beyond its kind.
  let asked: AskedValue
  /// What its words tell of the words that fill it.
  let wording: SlotWording
  /// Whether a day fills it, and no number does.
  let asksForAnyDay: Bool
  /// Whether it holds a day without an hour.
  let asksForDay: Bool
  /// The kind of whom a code belongs to that it holds; the code begins with that one's own.
  let codeOwner: String?
  /// Whether its value is where something comes from, or where it goes.
  let isSource, isGoal: Bool
  /// Whether it is a part of one of several things.
  let isOfItem: Bool
  /// Whether it is a time of a stay, which begins with the arrival and ends with the departure.
  let isOfStay: Bool
  /// Another slot that may take the same values.
  struct Rival: Sendable {
    let kinds: [String]
    let roles: RoleSet
    let isRequired: Bool
  }

  /// What other slots do with values of the kinds that this one takes.
  private let rivals: [Rival]

  init(
    slot: Slot, kinds: [String], roles: RoleSet, keywords: [[String]],
    asked: AskedValue = AskedValue(), wording: SlotWording = .none,
    asksForDay: Bool = false, codeOwner: String? = nil, takesSeveral: Bool = false,
    isOfItem: Bool = false, isOfStay: Bool = false, rivals: [Rival] = []
  ) {
    self.isOfItem = isOfItem
    self.isOfStay = isOfStay
    self.takesSeveral = takesSeveral
    self.asksForDay = asksForDay
    asksForAnyDay =
      switch slot.type {
      case .integer, .number, .measurement: false
      default: kinds.contains("date")
      }
    self.codeOwner = codeOwner
    self.slot = slot
    self.asked = asked
    self.wording = wording
    self.kinds = kinds
    namesEntries = kinds.map { !Self.values.contains($0) }
    namesAnyEntries = namesEntries.contains(true)
    isBound = roles.contains(.lower) || roles.contains(.upper)
    isLower = roles.contains(.lower)
    isCount = kinds.first == "number"
    isAmount =
      switch slot.type {
      case .money, .measurement: true
      default: kinds.contains("currency")
      }
    hasNumericCases =
      if case .option(let options) = slot.type {
        options.contains { $0.value.utf8.first.map(Self.beginsNumber) ?? false }
      } else {
        false
      }
    valueMask =
      isAmount
      ? .all
      : kinds.reduce(into: slot.type.isNumeric ? KindMask(of: "duration") : []) {
        $0.formUnion(KindMask(of: $1))
      }
    self.roles = roles
    self.keywords = keywords
    (isSource, isGoal) = (roles.contains(.source), roles.contains(.goal))
    self.rivals = rivals.filter { !Set($0.kinds).isDisjoint(with: kinds) }
    sides = SlotRole.pairs.map { pair in
      switch (roles.contains(pair.first), roles.contains(pair.second)) {
      case (true, false): .first
      case (false, true): .second
      default: nil
      }
    }
    let isTime = kinds.contains(where: Self.times.contains)
    holdsTime = isTime
    hasLike = self.rivals.contains { $0.kinds.first == kinds.first }
    // The way back needs not go to another place, unless a word says so.
    let isSecond =
      !slot.isRequired
      && self.rivals.contains { $0.isRequired && $0.kinds.first == kinds.first }
    // A slot whose values no other takes needs no word to tell them apart.
    markedRoles =
      self.rivals.isEmpty
      ? []
      : RoleSet(roles.filter { $0.isMarked && (isTime || isSecond || !$0.isOfTime) })
  }

  /// Kinds of which no lexicon has any.
  private static let values: Set<String> = [
    "date", "time", "dateTime", "dateInterval", "duration", "recurrence", "number", "ordinal",
    "money", "percentage", "measurement", "boolean",
  ]

  /// Whether a number may begin with a letter.
  private static func beginsNumber(_ unit: UInt8) -> Bool {
    unit == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(unit)
  }

  private static let times: Set<String> = ["date", "time", "dateTime"]

  /// Whether its value plays a role.
  func plays(_ role: SlotRole) -> Bool { roles.contains(role) }

  /// Whether it holds a day or an hour.
  let holdsTime: Bool

  /// Whether another slot that takes values of a kind plays one of some roles.
  func hasRival(_ roles: RoleSet, ofKind kind: String) -> Bool {
    rivals.contains { $0.kinds.contains(kind) && !$0.roles.isDisjoint(with: roles) }
  }

  /// Whether another slot asks for the same kind of value.
  let hasLike: Bool

  /// Whether another slot takes values of a kind within no bounds.
  func hasPlainRival(ofKind kind: String) -> Bool {
    rivals.contains { $0.kinds.first == kind && $0.roles.isDisjoint(with: [.lower, .upper]) }
  }

  /// Whether it is filled only where a word says so.
  var isMarked: Bool { !markedRoles.isEmpty }

  /// The end of a range that it holds.
  var wantedEnd: MentionPart.End {
    if roles.contains(.lower) || isOfStay && roles.contains(.arrival) { return .first }
    if isOfStay, roles.contains(.leaving) { return .last }
    return roles.isDisjoint(with: [.upper, .back, .goal, .arrival]) ? .first : .last
  }

  /// What it uses up of a part that may be two bounds at once.
  func claim(of part: MentionPart, kind: String) -> MentionPart.Claim {
    if part.claim == .all, kind == "money", slot.type != .money {
      return kinds.contains("currency") ? .end : .start
    }
    guard isBound, part.claim.isSuperset(of: .clock), part.claim != .all else { return part.claim }
    return part.claim.subtracting(isLower ? .end : .start)
  }
}
