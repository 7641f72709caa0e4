import Understudy

extension Request {
  /// What every answer in JSON begins with.
  var leadingMembers: [JSONValue.Member] {
    (id.map { [JSONValue.Member("id", $0)] } ?? []) + [.init("phrase", .string(phrase))]
  }
}
