/// The names along a key path, as far as the program knows them.
struct PathName {
  /// The names with dots between them, without the type before them.
  let text: String

  init(_ path: AnyKeyPath) {
    text = "\(path)".split(separator: ".").dropFirst().joined(separator: ".")
  }
}
