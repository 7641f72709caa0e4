import Foundation

/// One thing that a declaration says about the values it takes or about how to ask for them.
package enum ParameterConstraint: Sendable {
  case defaultValue(any Sendable)
  case inclusiveRange(lowerBound: any Sendable, upperBound: any Sendable)
  case dateKind(IntentDateKind)
  case size(IntentCollectionSize)
  case supportedValues([any Sendable])
  case optionsProvider(any DynamicOptionsProvider & Sendable)
  case currencyCodes([String])
  case booleanName(Bool.IntentDisplayName)
  case unit(Dimension)
  case durationUnit(IntentDurationUnit)
  case supportsNegativeNumbers(Bool)
  case personMode(IntentPerson.ParameterMode)
  case requestValueDialog(IntentDialog)
  case requestDisambiguationDialog(IntentDialog)
}
