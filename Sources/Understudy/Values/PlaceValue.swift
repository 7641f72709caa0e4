/// Places that are told by where another one lies.
enum PlaceValue {
  static let productions: [Production] = [
    // The entries of the rule's kind that lie nearest to the pattern's place.
    Production(plain: "nearest-entry") { _, parts in
      for case .entries(let match) in parts { return .nearest(match) }
      return nil
    }
  ]
}
