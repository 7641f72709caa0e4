/// An intent that an assistant may call by itself to answer a request.
///
/// `@AppIntent(.tool)` adds the conformance to a type that already is an `AppIntent`.
public protocol ToolIntent: AppIntent {}
