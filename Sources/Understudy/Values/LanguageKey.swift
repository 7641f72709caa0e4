import UnderstudyICU
import UnderstudyResources

/// All that the content of a language depends on, as text.
///
/// Whatever changes in the program, in its resources or in ICU gives another key.
struct LanguageKey: Sendable {
  /// The locale, as it may stand in the name of a file.
  let locale: String
  /// The whole.
  let text: String

  /// To be counted up wherever the form of the files changes.
  private static let version = 1

  /// Looks at everything that makes up the language of a locale.
  init(locale: String) throws(ResourceError) {
    let language = ICUInfo.language(of: locale)
    var lines = [
      "understudy \(Self.version)", locale, language,
      "ICU \(ICUInfo.version) CLDR \(ICUInfo.cldrVersion) \(ICUInfo.timeZoneDataVersion)",
    ]
    for path in ["/proc/self/exe", try Resources.path(of: "lexicons.bin")] {
      lines.append("\(path) \(FileIdentity(path: path)?.description ?? "-")")
    }
    let folder = try Resources.path(of: "Languages")
    for part in Set(["und", "en", language]).sorted() {
      for name in Resources.contents(of: "\(folder)/\(part)") {
        let path = "\(folder)/\(part)/\(name)"
        lines.append("\(path) \(FileIdentity(path: path)?.description ?? "-")")
      }
    }
    self.locale = Self.fileName(locale)
    text = lines.joined(separator: "\n")
  }

  /// A short form, which files are found by; the whole is in the file.
  var hash: UInt64 {
    var text = text
    return text.withUTF8 { WordSum.of(UnsafeRawBufferPointer($0)) }
  }

  /// A name with nothing in it that means something in paths or parts the names of files.
  private static func fileName(_ locale: String) -> String {
    locale.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        String(UnicodeScalar(byte))
      default: "%" + String(byte, radix: 16)
      }
    }.joined()
  }
}
