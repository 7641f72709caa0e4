/// What a reading of local clocks says about the moment; offsets are in seconds east.
package enum LocalResolution: Hashable, Sendable {
  /// Clocks show it once.
  case unique(Int32)
  /// Clocks jump over it.
  case gap(before: Int32, after: Int32)
  /// Clocks show it twice, first at the earlier offset.
  case fold(earlier: Int32, later: Int32)
}
