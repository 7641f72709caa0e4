import CICU

/// A refusal by ICU, with the function that met it.
package struct ICUError: Error, Hashable {
  /// ICU's number for the reason.
  package let code: Int32
  /// What was being done, in the words of the C interface.
  package let function: String

  /// Records what ICU returned from a function.
  package init(code: Int32, function: String) {
    self.code = code
    self.function = function
  }

  /// ICU's symbolic name for the reason, such as `U_MISSING_RESOURCE_ERROR`.
  package var name: String { String(cString: cicu_error_name(code)) }

  /// Throws if the code that a function left behind is a failure.
  static func check(_ code: Int32, _ function: StaticString) throws(ICUError) {
    if code > 0 { throw ICUError(code: code, function: function.description) }
  }
}

extension ICUError: CustomStringConvertible {
  package var description: String { "ICU refused '\(function)' with '\(name)' (\(code))" }
}
