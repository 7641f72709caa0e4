import SwiftSyntaxMacros

#if SWIFT_SYNTAX_PACKAGE
  import SwiftCompilerPlugin

  /// Offers the macros to the compiler.
  @main struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = Macros.all
  }
#else
  import Foundation
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

  /// Maps the names that the macro declarations use to the types that expand them.
  struct Provider: PluginProvider {
    struct UnknownMacro: Error {
      let name: String
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard let macro = Macros.all.first(where: { "\($0)" == typeName }) else {
        throw UnknownMacro(name: typeName)
      }
      return macro
    }
  }

  /// Offers the macros to the compiler, over standard input and output.
  @main struct Plugin {
    static func main() throws {
      let listener = CompilerPluginMessageListener(
        connection: try StandardIOMessageConnection(), provider: Provider())
      try listener.main()
    }
  }
#endif

/// Every macro of the module.
enum Macros {
  static var all: [any Macro.Type] { [AppEntityMacro.self, AppIntentMacro.self] }
}
