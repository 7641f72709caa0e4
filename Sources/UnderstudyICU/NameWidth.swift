/// How much of a name is written out.
package enum NameWidth: Int32, CaseIterable, Sendable {
  /// In full, abbreviated, and as short as the locale goes.
  case long, short, narrow
}
