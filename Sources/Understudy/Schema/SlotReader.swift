/// Reads from a slot's type, title and description which values it takes and which words point at it.
struct SlotReader {
  let words: SlotWords
  private let textWords: TextWords
  let tokenizer: Tokenizer

  /// Reads with a language's words for roles and kinds.
  init(words: SlotWords, textWords: TextWords = TextWords(), tokenizer: Tokenizer) {
    self.words = words
    self.textWords = textWords
    self.tokenizer = tokenizer
  }

  /// Finds the values that descriptions name.
  var valueReader: DescribedValueReader {
    DescribedValueReader(
      triggers: words.triggers, joins: words.joins, articles: words.articles)
  }

  /// What slots without others around them ask of a phrase.
  func profiles(of slots: [Slot]) -> [SlotProfile] {
    profiles(of: slots.map { SlotLeaf(slot: $0, outer: []) })
  }

  /// What each slot of a schema asks of a phrase.
  func profiles(of leaves: [SlotLeaf]) -> [SlotProfile] {
    let demands = Self.withoutReturn(leaves.map(demand))
    let isStay = Self.isStay(demands)
    return leaves.indices.map { index in
      let others = demands.indices.filter { $0 != index }.map {
        SlotProfile.Rival(
          kinds: demands[$0].kinds, roles: demands[$0].roles, isRequired: leaves[$0].isRequired)
      }
      let demand = demands[index]
      return SlotProfile(
        slot: leaves[index].slot, kinds: demand.kinds, roles: demand.roles,
        keywords: demand.keywords, asked: demand.asked, wording: demand.wording,
        asksForDay: demand.asksForDay, codeOwner: demand.codeOwner,
        takesSeveral: leaves[index].isArray,
        isOfItem: leaves[index].outer.contains(where: \.isArray), isOfStay: isStay, rivals: others)
    }
  }

  /// A slot whose words name a kind of which the language lists the values, with these as its cases.
  func withListedValues(_ leaf: SlotLeaf) -> SlotLeaf {
    guard leaf.slot.type == .text, !leaf.slot.shape.isFreeText, leaf.slot.shape.entity == nil
    else { return leaf }
    let named = named(
      in: tokenizer.foldedWords(of: Self.split(leaf.slot.name) + " " + leaf.slot.title))
    guard let kind = leaf.slot.shape.kind ?? named.first, let values = words.values[kind] else {
      return leaf
    }
    let options = values.map { SlotOption(value: $0.value, synonyms: $0.names) }
    return SlotLeaf(slot: leaf.slot.with(.option(options)), outer: leaf.outer)
  }

  private typealias Demand = (
    kinds: [String], roles: RoleSet, keywords: [[String]], asked: AskedValue,
    wording: SlotWording, asksForDay: Bool, codeOwner: String?
  )

  private func demand(of leaf: SlotLeaf) -> Demand {
    let slot = leaf.slot
    let name = tokenizer.foldedWords(of: Self.split(slot.name))
    let title = tokenizer.foldedWords(of: slot.title)
    let description =
      slot.description.map { tokenizer.foldedWords(of: Self.firstSentence($0)) } ?? []
    let whole = slot.description.map(tokenizer.foldedWords) ?? []
    var asked = AskedReader(words: words).asked(
      of: slot, title: title + name, description: whole, sentence: description)
    asked.examples = examples(of: slot)
    if leaf.isRequired { asked.fallback = fallback(of: slot) }
    var keywords = keywords(title, name, within: leaf.outer)
    if slot.type.isNumeric { keywords += initials(title) + initials(description) }
    let wording = WordingReader(words: words, textWords: textWords, tokenizer: tokenizer).wording(
      name: title + name, keywords: keywords, description: whole, head: head(of: description),
      isSeveral: leaf.isArray)
    // The name in source code tells only what the title leaves out.
    let telling = named(in: title).isEmpty ? title + name : title
    let kinds = kinds(of: slot, asked, title: telling, description: description)
    let roles = roles(
      title: told(title).isEmpty ? title + name : title, description: description)
    return (
      kinds, roles, keywords, asked, wording,
      slot.type == .date && asksForDay(slot, telling),
      kinds.contains(SlotProfile.codeKind) ? owner(description) : nil
    )
  }

  /// The demands, of which a time to drop something off comes back from nowhere where nothing is picked up before.
  private static func withoutReturn(_ demands: [Demand]) -> [Demand] {
    let isPickedUp = demands.contains { demand in
      !Self.times.isDisjoint(with: demand.kinds)
        && !demand.roles.isDisjoint(with: [.outward, .source])
    }
    guard !isPickedUp else { return demands }
    return demands.map { demand in
      guard demand.roles.isSuperset(of: [.back, .goal]) else { return demand }
      var demand = demand
      demand.roles.subtract([.back, .goal])
      return demand
    }
  }

  /// Whether times of arrival and of departure are those of a stay: nothing tells from where to where a way goes.
  private static func isStay(_ demands: [Demand]) -> Bool {
    func isTime(_ demand: Demand) -> Bool { !Set(demand.kinds).isDisjoint(with: times) }
    let isWay = demands.contains { demand in
      !isTime(demand) && (demand.kinds.isEmpty || demand.kinds.contains(where: places.contains))
        && !(demand.roles.isDisjoint(with: [.source, .goal])
          && demand.wording.roles.isDisjoint(with: [.source, .goal]))
    }
    guard !isWay else { return false }
    let roles = demands.filter(isTime).map(\.roles)
    return roles.contains { $0.contains(.arrival) && !$0.contains(.leaving) }
      && roles.contains { $0.contains(.leaving) }
  }

  private static let times: Set<String> = ["date", "time", "dateTime"]
  private static let places: Set<String> = ["city", "airport", "country", "subdivision"]

  /// Whether the name of a slot speaks of a day and of no hour.
  private func asksForDay(_ slot: Slot, _ title: [String]) -> Bool {
    if let part = slot.shape.timePart { return part == .date }
    let named = named(in: title)
    return named.contains("date") && !named.contains("time")
  }

  /// The kind of whom a code belongs to, as a description says.
  private func owner(_ description: [String]) -> String? {
    named(in: description).first { $0 != SlotProfile.codeKind }
  }

  private func keywords(
    _ title: [String], _ name: [String], within outer: [Slot]
  ) -> [[String]] {
    let around = outer.last.map { tokenizer.foldedWords(of: $0.title) } ?? []
    return [title, name, around.isEmpty ? [] : around + title].filter { !$0.isEmpty }
  }

  /// The letters that stand for so many of something in each of another: "bpm" for "beats per minute".
  private func initials(_ text: [String]) -> [[String]] {
    text.indices.dropFirst().dropLast().filter { words.divisors.contains(text[$0]) }.map { index in
      [String(text[index - 1...index + 1].compactMap(\.first))]
    }
  }

  /// A name in camel case with a space before each capital.
  static func split(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(character == "_" ? " " : character)
    }
    return text
  }

  private static func firstSentence(_ text: String) -> String {
    String(text.prefix { $0 != "." && $0 != ";" && $0 != "\n" })
  }

  private func kinds(
    of slot: Slot, _ asked: AskedValue, title: [String], description: [String]
  ) -> [String] {
    let titled = named(in: title)
    let named = titled.isEmpty ? self.named(in: head(of: description)) : titled
    switch slot.type {
    case .integer where named.contains("year"): return ["number", "date", "dateInterval"]
    case .integer, .number:
      let counted = counted(slot, asked, named)
      guard counted.isEmpty else { return ["number"] + counted }
      let often = asked.pace == nil ? [] : ["frequency"]
      return ["number", "percentage", "measurement", "money"] + often
    case .boolean: return ["boolean"]
    case .text: return texts(slot, asked, named)
    case .date:
      let part = slot.shape.timePart ?? (named.contains("time") ? .time : nil)
      return part?.kinds ?? ["date", "dateTime", "dateInterval"]
    case .duration: return ["duration"]
    case .money: return ["money"]
    case .measurement: return ["measurement"]
    case .option, .entity, .other: return []
    }
  }

  /// What a bare number may be counted in.
  private func counted(_ slot: Slot, _ asked: AskedValue, _ named: [String]) -> [String] {
    if slot.shape.kind == "money" { return ["money"] }
    // "A discount in percent" is no sum of money.
    if asked.unit == "percent" { return ["percentage"] }
    // "The amount of water in liters" is none either.
    for kind in ["percentage", "money"]
    where named.contains(kind) && asked.unit == nil { return [kind] }
    guard let unit = asked.unit else { return [] }
    let isTime = UnitConversion.converted(1, from: unit, to: "second") != nil
    return [unit == "percent" ? "percentage" : isTime ? "duration" : "measurement"]
  }

  /// The kinds of values that print as text.
  private func texts(_ slot: Slot, _ asked: AskedValue, _ named: [String]) -> [String] {
    guard slot.shape.entity == nil else { return [] }
    if let kind = slot.shape.kind { return kind == "person" ? [] : [kind] }
    guard !slot.shape.isFreeText else { return [] }
    if let form = asked.dateForm {
      return (form.isClock ? SlotShape.TimePart.time : form.hasClock ? .dateTime : .date).kinds
    }
    if named.contains("year") { return ["date", "number"] }
    // The ID of a website is no address of one.
    if let last = tokenizer.foldedWords(of: Self.split(slot.name)).last, words.isIdentity([last]) {
      return named.filter { $0 == SlotProfile.codeKind || $0 == "email" }
    }
    // A place that is shown as a city with its state is a city, whatever it is called.
    if named.isEmpty, [.withState, .withRegion, .withCodes].contains(asked.nameStyle) {
      return ["city"]
    }
    return named.flatMap { $0 == "date" ? SlotShape.TimePart.date.kinds : [$0] }
  }

  /// The words of a description up to where it begins to tell what the thing is for.
  private func head(of description: [String]) -> [String] {
    var head = description.prefix { !words.stops.contains($0) }
    // "Who gets the money" tells no money of somebody.
    if let who = head.dropFirst().firstIndex(where: words.relatives.contains) {
      head = head[..<who]
    }
    // "In which city" begins with such a word.
    if head.isEmpty { head = description[...] }
    // "The subject of the email" is no address, but "the name of the city" is a city.
    var parts = head.split(whereSeparator: words.owners.contains)
    while parts.count > 1, !parts[0].contains(where: isTelling) { parts.removeFirst() }
    return parts.first.map(Array.init) ?? []
  }

  private func isTelling(_ word: String) -> Bool {
    let uses = tokenizer.tokenized(word).tokens.first.map(textWords.uses) ?? []
    return !textWords.marks.contains(word) && !uses.contains(.small)
  }

  /// The kinds that the words tell, those of the longest words first.
  private func named(in text: [String]) -> [String] {
    let matches = matches(in: text, words.kinds)
    let longest = matches.map(\.words.count).max() ?? 0
    var seen: Set<String> = []
    return matches.filter { $0.words.count == longest }.flatMap { words.kinds[$0.words] ?? [] }
      .filter { seen.insert($0).inserted }
  }

  private func told(_ text: [String]) -> RoleSet {
    RoleSet(
      matches(in: text, words.roles).flatMap { words.roles[$0.words] ?? [] }
        .map(SlotRole.init(rawValue:)))
  }

  private func roles(title: [String], description: [String]) -> RoleSet {
    let titled = told(title)
    // What the description adds counts only where it does not speak of the other end, or of another one.
    let described = told(description).filter { role in
      !(role.opposite.map(titled.contains) ?? false)
        && !(role.isEnd && titled.contains(where: \.isEnd))
    }
    return titled.union(Self.withoutContradiction(RoleSet(described)))
  }

  /// Both ends of a pair tell nothing.
  private static func withoutContradiction(_ roles: RoleSet) -> RoleSet {
    var roles = roles
    for (first, second) in SlotRole.pairs where roles.contains(first) && roles.contains(second) {
      roles.remove(first)
      roles.remove(second)
    }
    return roles
  }

  private func matches<Value>(
    in text: [String], _ table: [[String]: Value]
  ) -> [(start: Int, words: [String])] {
    text.indices.flatMap { start in
      (1...3).compactMap { length in
        guard start + length <= text.count else { return nil }
        let words = Array(text[start..<start + length])
        return table[words] == nil ? nil : (start, words)
      }
    }
  }
}
