import Foundation
enum ToolTrace {
  static let force = ProcessInfo.processInfo.environment["FORCE"] != nil
  static let isOn = ProcessInfo.processInfo.environment["TRACE"] != nil
  static func trace(_ n: String, _ f: ToolChooser.Fit, _ o: ToolOffer) {
    guard isOn else { return }
    let p: String = o.extraction.phrase.split(whereSeparator: { $0 == "\n" || $0 == "\t" }).joined(separator: " ")
    let fields: [String] = [n, "\(f.named)", "\(f.described)", "\(f.taken)", "\(f.said)", "\(f.filled)", p, "\(f.explained)", "\(f.sure)", "\(f.specific)", "\(f.opening)"]
    let line = fields.joined(separator: "\t") + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
