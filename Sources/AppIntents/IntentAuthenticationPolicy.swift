/// When the device has to be unlocked.
public enum IntentAuthenticationPolicy: Equatable, Sendable {
  /// Never.
  case alwaysAllowed
  /// Before the intent runs, on any of the person's devices.
  case requiresAuthentication
  /// Before the intent runs, on this device.
  case requiresLocalDeviceAuthentication
}
