/// What a tool's words speak for, before anybody has looked at its parameters.
struct ToolPromise {
  /// What they speak for.
  var evidence = ToolEvidence()
  /// The telling words of the phrase that are not the tool's, each with its share of all: values may take them.
  var foreign: [(index: Int, share: Double)] = []
  /// The words of the phrase that tell the tool from others.
  var telling: [Int] = []
  /// The score that no values of parameters can raise it above.
  var limit = 0.0
}
