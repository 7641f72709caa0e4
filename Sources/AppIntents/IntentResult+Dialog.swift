extension IntentResult {
  /// What the result says.
  package var spokenDialog: IntentDialog? { (self as? any SpeakingResult)?.spoken }
}

/// A result that may hold words, whatever else it holds.
protocol SpeakingResult {
  var spoken: IntentDialog? { get }
}

extension IntentResultContainer: SpeakingResult {
  var spoken: IntentDialog? { dialog as? IntentDialog }
}
