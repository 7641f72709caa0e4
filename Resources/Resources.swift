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
    let installed = places(executable: executable, environment: environment, builds: false)
    do { return try path(of: name, in: installed) } catch {
      // Where this is part of a shared library, the program is somebody else's.
      return try path(
        of: name, in: places(executable: executable, library: image, environment: environment))
    }
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

  /// The names in a folder, hidden ones left out; none where there is no such folder.
  package static func contents(of folder: String) -> [String] {
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

  /// The text of a file.
  package static func text(at path: String) throws(UnreadableText) -> String {
    guard let bytes = bytes(at: path) else { throw UnreadableText(path: path, isFound: false) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UnreadableText(path: path, isFound: true)
    }
    return text
  }

  /// The folders to look in: the override, beside the executable and the library, an installation's
  /// folders, and last the folder that this source was built in.
  static func places(
    executable: String?, library: String? = nil, environment: String?, builds: Bool = true
  ) -> [String] {
    let places = environment.map { $0.isEmpty ? [] : [$0] } ?? []
    let installed = installed(beside: executable) + installed(beside: library)
    return places + installed + (builds ? buildFolders.map { "\($0)/\(bundle)" } : [])
  }

  /// The folders that an installation puts beside a program or a shared library.
  private static func installed(beside image: String?) -> [String] {
    guard let image, let slash = image.lastIndex(of: "/") else { return [] }
    let folder = String(image[..<slash])
    return [
      "\(folder)/\(bundle)", "\(folder)/../share/understudy", "\(folder)/../libexec/understudy",
    ]
  }
}

extension Resources {
  /// The folder that the package manager puts beside an executable.
  private static let bundle = "Understudy_UnderstudyResources.resources"

  /// The folder that the environment names.
  private static var environment: String? { getenv(variable).map { String(cString: $0) } }

  /// The path of the file that this code was loaded from: a shared library, or the program itself.
  ///
  /// `dladdr` would tell, but the C library shows it to no Swift source.
  private static var image: String? {
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    let address = UInt(bitPattern: #dsohandle)
    var line = [CChar](repeating: 0, count: 4_096)
    while fgets(&line, Int32(line.count), maps) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let ends = text.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] <= address, address < ends[1] else { continue }
      return text.firstIndex(of: "/").map { String(text[$0...].filter { !$0.isNewline }) }
    }
    return nil
  }

  /// All that a file holds; nothing where it cannot be read.
  private static func bytes(at path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_size >= 0 else { return nil }
    var isWhole = false
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(facts.st_size)) { buffer, count in
      while count < buffer.count {
        let length = read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        guard length > 0 else { break }
        count += length
      }
      isWhole = count == buffer.count
    }
    return isWhole ? bytes : nil
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
}
