import Foundation

/// Says which property was read too early.
struct UnsetValueMessage: CustomStringConvertible {
  let arguments: DeclarationArguments

  /// The property by its name and title, or by title and place where its name cannot be found.
  var description: String {
    let site = arguments.site
    let title = arguments.title.map { " ('\($0.text)')" } ?? ""
    let subject =
      propertyName.map { "\(site.owner).\($0)\(title)" }
      ?? "A property of \(site.owner)\(title), declared at \(site.file):\(site.line),"
    return "\(subject) was read before it had a value"
  }

  /// The name that the owner gives to the wrapper which was declared at the same place.
  private var propertyName: String? {
    let instance: any _PropertyListing
    switch arguments.site.ownerType {
    case let entity as any TransientAppEntity.Type: instance = entity.init()
    case let intent as any AppIntent.Type: instance = intent.init()
    default: return nil
    }
    return _PropertyList(of: instance).entries
      .first { $0.storage.arguments.site == arguments.site }?.name
  }
}
