/// What became of words that name the value of a parameter.
enum EntityFinding: Sendable {
  /// One value is meant.
  case found(EntityOption)
  /// Several are meant equally well.
  case several([EntityOption])
  /// None has such a name.
  case nothing
  /// The query failed.
  case failed(EntityFailure)
}
