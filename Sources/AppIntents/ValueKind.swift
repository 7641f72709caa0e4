import Foundation

/// What may be written into a property: its kind, and the bounds its type sets.
package enum ValueKind: Sendable {
  case integer(min: Int64, max: UInt64)
  case number
  case decimal
  case boolean
  case string
  case date
  case dateComponents
  case duration
  case dateInterval
  case url
  case measurement(Dimension.Type)
  case currencyAmount
  case personName
  case recurrenceRule
  case enumeration(any AppEnum.Type)
  case entity(any GenerableEntity.Type)
}
