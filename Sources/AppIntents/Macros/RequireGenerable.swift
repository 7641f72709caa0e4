// The macro `@AppEntity(.generable)` calls one of these for every property. Where none of the first
// four fits, the last one is chosen, and its message is the compiler's error.

/// Accepts a value that can be written from a phrase.
public func _requireGenerable<Value: _GenerableValue>(_ value: Value) {}

/// Accepts a value that can be written from a phrase, or none.
public func _requireGenerable<Value: _GenerableValue>(_ value: Value?) {}

/// Accepts an array of values that can be written from a phrase.
public func _requireGenerable<Value: _GenerableValue>(_ value: [Value]) {}

/// Accepts an array of values that can be written from a phrase, or none.
public func _requireGenerable<Value: _GenerableValue>(_ value: [Value]?) {}

/// Refuses every other type.
@available(
  *, unavailable,
  message:
    "the type of this property is not generable. A property of a generable entity is an integer, Double, Float, Decimal, Bool, String, Date, DateComponents, Duration, DateInterval, URL, Measurement, IntentCurrencyAmount, PersonNameComponents, Calendar.RecurrenceRule, an AppEnum, another GenerableEntity, or an array or an optional of one of these"
)
@_disfavoredOverload
public func _requireGenerable<Value>(_ value: Value) {}
