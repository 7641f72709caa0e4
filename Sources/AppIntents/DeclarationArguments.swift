import Foundation

/// What a developer wrote where a property or a parameter is declared.
struct DeclarationArguments: Sendable {
  let title: LocalizedStringResource?
  let description: LocalizedStringResource?
  var authenticationPolicy: IntentAuthenticationPolicy?
  var visibility: IntentVisibility?
  let site: DeclarationSite
  var constraints: [ParameterConstraint] = []
}
