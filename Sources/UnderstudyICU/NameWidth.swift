/// How much of a name is written out.
package enum NameWidth: Int32, CaseIterable, Sendable {
  case long, short, narrow
}
