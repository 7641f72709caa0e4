import Foundation
import PackagePlugin

/// Compiles the tables in a target's folder `Lexicons` into `lexicons.bin` of its resources.
@main struct CompileLexicons: BuildToolPlugin {
  /// The one command, which runs again when a table changes.
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Lexicons", directoryHint: .isDirectory)
    let tables = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "tsv" }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "lexicons.bin")
    return [
      .buildCommand(
        displayName: "Compiling lexicons",
        executable: try context.tool(named: "LexiconCompiler").url,
        arguments: tables.map(\.path) + ["-o", output.path],
        inputFiles: tables, outputFiles: [output])
    ]
  }
}
