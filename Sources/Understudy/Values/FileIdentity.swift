import Glibc

/// What tells a file from any other, and from itself before it was written to.
///
/// The time of its last change of any sort is among it: that of its content alone is often set by hand, to the
/// same one for all files of a package.
struct FileIdentity: CustomStringConvertible {
  let description: String

  /// Asks the system; nothing where there is no such file.
  init?(path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    description =
      "\(facts.st_dev) \(facts.st_ino) \(facts.st_size) "
      + "\(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec) "
      + "\(facts.st_ctim.tv_sec).\(facts.st_ctim.tv_nsec)"
  }
}
