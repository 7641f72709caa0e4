import Glibc

/// Finds the data files that belong to the program, wherever it is run from or installed to.
///
/// The places are looked at in the order of ``places(executable:environment:)``, without Foundation,
/// so that a command starts quickly.
package enum Resources {
  /// The variable of the environment that names a folder of resources; it goes before all places.
  package static let variable = "UNDERSTUDY_RESOURCES"

  /// The path of a file or folder of the resources, such as `lexicons.bin` or `Languages`.
  package static func path(of name: String) throws(ResourceError) -> String {
    try path(
      of: name, in: places(executable: Self.executable, library: library, environment: environment))
  }

  /// The path of a file or folder in the first of some places that has it.
  package static func path(
    of name: String, in places: [String]
  ) throws(ResourceError) -> String {
    let candidates = places.map { "\($0)/\(name)" }
    guard let found = candidates.first(where: { access($0, R_OK) == 0 }) else {
      throw ResourceError(name: name, searched: candidates)
    }
    return found
  }

  /// The names of the folders in `Languages`, sorted; each is a language's tag.
  package static func languages() throws(ResourceError) -> [String] {
    try contents(of: path(of: "Languages"))
  }

  /// The folders to look in: the override, beside the executable, an installation's folders, the same
  /// for the shared library that this is part of, and last the folder that this source was built in.
  static func places(
    executable: String?, library: String? = nil, environment: String?
  ) -> [String] {
    var places = environment.map { $0.isEmpty ? [] : [$0] } ?? []
    for image in [executable, library] {
      guard let image, let slash = image.lastIndex(of: "/") else { continue }
      let folder = String(image[..<slash])
      places += [
        "\(folder)/\(bundle)", "\(folder)/../share/understudy", "\(folder)/../libexec/understudy",
      ]
    }
    return places + buildFolders.map { "\($0)/\(bundle)" }
  }
}

extension Resources {
  /// The folder that the package manager puts beside an executable.
  private static let bundle = "Understudy_UnderstudyResources.resources"

  /// The folder that the environment names.
  private static var environment: String? { getenv(variable).map { String(cString: $0) } }

  /// The path of the shared library that this is part of, links resolved; nothing in a program.
  private static var library: String? {
    var image = Dl_info()
    guard dladdr(#dsohandle, &image) != 0, let name = image.dli_fname,
      let resolved = realpath(name, nil)
    else { return nil }
    defer { free(resolved) }
    let path = String(cString: resolved)
    return path == executable ? nil : path
  }

  /// The path of the running program, links resolved.
  private static var executable: String? {
    guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where the package manager builds, beside this source.
  private static var buildFolders: [String] {
    let components = "\(#filePath)".split(separator: "/", omittingEmptySubsequences: false)
    let package = components.dropLast(2).joined(separator: "/")
    #if DEBUG
      return ["\(package)/.build/debug", "\(package)/.build/release"]
    #else
      return ["\(package)/.build/release", "\(package)/.build/debug"]
    #endif
  }

  /// The names in a folder, hidden ones left out.
  private static func contents(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
