import SwiftDiagnostics
import SwiftSyntax

/// What the macros refuse.
enum Refusal: DiagnosticMessage {
  case wrongKind(attribute: String, kind: String, name: String)
  case missingConformance(name: String, to: String)
  case traitsNotLiteral(example: String)
  case missingType(wrapper: String, name: String)
  case constant(wrapper: String, name: String)
  case typeProperty(wrapper: String, name: String)
  case computed(wrapper: String, name: String)
  case repeatedTitle(title: String, name: String, first: String)

  var severity: DiagnosticSeverity { .error }

  var diagnosticID: MessageID {
    let name = Mirror(reflecting: self).children.first?.label ?? ""
    return MessageID(domain: "AppIntentsMacros", id: name)
  }

  var message: String {
    switch self {
    case .wrongKind(let attribute, let kind, let name):
      "'\(attribute)' stands on a struct, but '\(name)' is \(kind)"
    case .missingConformance(let name, let base):
      "'\(name)' has to conform to '\(base)'"
    case .traitsNotLiteral(let example):
      "The traits are read as they are written and have to be a literal such as '\(example)'"
    case .missingType(let wrapper, let name):
      "'@\(wrapper)' needs the type of '\(name)' to be written out"
    case .constant(let wrapper, let name):
      "'@\(wrapper)' needs '\(name)' to be a 'var', as it is set later"
    case .typeProperty(let wrapper, let name):
      "'@\(wrapper)' needs '\(name)' to belong to the instance, not to the type"
    case .computed(let wrapper, let name):
      "'@\(wrapper)' needs '\(name)' to be stored, but it is computed"
    case .repeatedTitle(let title, let name, let first):
      "'\(name)' has the title '\(title)' of '\(first)', which makes the two one to a reader"
    }
  }
}

/// What a fix-it offers to do.
struct Remedy: FixItMessage {
  let message: String

  var fixItID: MessageID { MessageID(domain: "AppIntentsMacros", id: message) }
}

/// What a note points at.
struct Remark: NoteMessage {
  let message: String

  var noteID: MessageID { MessageID(domain: "AppIntentsMacros", id: message) }
}
