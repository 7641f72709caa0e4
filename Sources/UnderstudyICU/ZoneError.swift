/// Why a time zone cannot be used.
package enum ZoneError: Error, Hashable {
  /// ICU has no zone of this name.
  case unknownZone(String)
  /// ICU has the zone and cannot open it.
  case unusable(String, ICUError)
}

extension ZoneError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownZone(let identifier):
      "there is no time zone '\(identifier)'; expected an IANA name such as 'Europe/Paris'"
    case .unusable(let identifier, let reason):
      "the time zone '\(identifier)' cannot be used: \(reason)"
    }
  }
}
