// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// The macros build against the SwiftSyntax modules that every toolchain ships, so that nothing has
// to be fetched. Where a network exists, `UNDERSTUDY_SWIFT_SYNTAX=package` takes the swift-syntax
// package instead.
let usesSwiftSyntaxPackage = Context.environment["UNDERSTUDY_SWIFT_SYNTAX"] == "package"
let macros =
  usesSwiftSyntaxPackage
  ? SwiftSyntaxSource.package(version: "603.0.0") : .toolchain(hostModules: findHostModules())

let package = Package(
  name: "Understudy",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "Understudy", targets: ["Understudy"]),
    .library(name: "UnderstudyTesting", targets: ["UnderstudyTesting"]),
    .executable(name: "understudy", targets: ["understudy"]),
    .library(name: "UnderstudyC", type: .dynamic, targets: ["UnderstudyC"]),
  ],
  traits: [
    .trait(
      name: "LineEditing",
      description: "Lines that can be edited and called back in 'understudy repl', by libedit.")
  ],
  dependencies: macros.packageDependencies,
  targets: [
    // What an app declares.
    .target(name: "AppIntents", dependencies: ["AppIntentsMacros"], swiftSettings: directTypes),
    .macro(
      name: "AppIntentsMacros", dependencies: macros.targetDependencies,
      swiftSettings: macros.swiftSettings, linkerSettings: macros.linkerSettings),

    // ICU behind one door.
    .target(
      name: "CICU", linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icui18n")]),
    .target(name: "UnderstudyICU", dependencies: ["CICU"]),

    // Names and words: text in Resources, compiled while building.
    .target(
      name: "UnderstudyLexicons", dependencies: ["UnderstudyICU"],
      path: "Sources/Understudy/Lexicons"),
    .executableTarget(name: "LexiconCompiler", dependencies: ["UnderstudyLexicons"]),
    .plugin(
      name: "CompileLexicons", capability: .buildTool(), dependencies: ["LexiconCompiler"],
      path: "Sources/CompileLexicons"),
    .target(
      name: "UnderstudyResources", path: "Resources", exclude: ["Lexicons"],
      resources: [.copy("Languages")], plugins: ["CompileLexicons"]),

    // A phrase becomes an entity.
    .target(
      name: "Understudy",
      dependencies: ["AppIntents", "UnderstudyICU", "UnderstudyLexicons", "UnderstudyResources"],
      exclude: ["Lexicons"], swiftSettings: directTypes),
    .target(name: "UnderstudyTesting", dependencies: ["AppIntents", "Understudy"]),
    // Only where the trait asks for it: a machine without libedit builds the rest.
    .systemLibrary(name: "CLineEditing"),
    .target(
      name: "UnderstudyCLI",
      dependencies: [
        .target(name: "CLineEditing", condition: .when(traits: ["LineEditing"])), "AppIntents",
        "Understudy", "UnderstudyICU", "UnderstudyLexicons", "UnderstudyTesting",
      ],
      exclude: ["Main"], swiftSettings: directTypes),
    .executableTarget(
      name: "understudy", dependencies: ["UnderstudyCLI"], path: "Sources/UnderstudyCLI/Main",
      linkerSettings: selfContained),
    // The same for programs in other languages.
    .target(
      name: "UnderstudyC", dependencies: ["UnderstudyCLI"], exclude: ["Examples", "include"]),

    // What it all costs.
    .target(name: "CAllocations", path: "Benchmarks/CAllocations"),
    .executableTarget(
      name: "understudy-benchmarks",
      dependencies: [
        "AppIntents", "CAllocations", "Understudy", "UnderstudyCLI", "UnderstudyICU",
        "UnderstudyLexicons", "UnderstudyResources",
      ],
      path: "Benchmarks",
      exclude: ["CAllocations", "README.md", "baseline", "cluster", "peers", "start"],
      resources: [.copy("phrases.txt")]),

    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents"]),
    .testTarget(
      name: "AppIntentsMacrosTests", dependencies: ["AppIntentsMacros"] + macros.targetDependencies,
      swiftSettings: macros.swiftSettings, linkerSettings: macros.linkerSettings),
    .testTarget(name: "UnderstudyICUTests", dependencies: ["UnderstudyICU"]),
    .testTarget(
      name: "UnderstudyLexiconsTests",
      dependencies: ["UnderstudyICU", "UnderstudyLexicons", "UnderstudyResources"]),
    .testTarget(
      name: "UnderstudyTests",
      dependencies: [
        "AppIntents", "Understudy", "UnderstudyTesting", "UnderstudyICU", "UnderstudyLexicons",
        "UnderstudyResources",
      ],
      exclude: [
        "Locales/floors.tsv", "Locales/spellouts.tsv", "Resolution/Moments/generate.py",
        "Resolution/Moments/moments.tsv",
      ]),
    // As the team of an app would write it.
    .testTarget(
      name: "ExampleAppTests", dependencies: ["AppIntents", "Understudy", "UnderstudyTesting"]),
    // On the library alone: SwiftPM does not wait for an executable's module when a package has macros.
    .testTarget(
      name: "UnderstudyCLITests",
      dependencies: ["AppIntents", "Understudy", "UnderstudyCLI", "UnderstudyTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

/// Lets a release take generic types from where they are made.
///
/// By default they are looked up by their names when first used, and what they conform to is searched for among
/// thousands of conformances: for the few hundred types of one phrase that takes longer than to read it.
var directTypes: [SwiftSetting] {
  guard case .toolchain = macros else { return [] }
  let flags = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
  return [.unsafeFlags(flags, .when(configuration: .release))]
}

/// How the command is linked in a release, where the toolchain can: with the Swift libraries inside and at an
/// address of its own.
///
/// To find the dozen libraries and to put their addresses in takes longer than to read a phrase. Foundation's
/// parts are named since the linker looks into an archive only once.
var selfContained: [LinkerSetting] {
  guard case .toolchain(let hostModules) = macros,
    FileManager.default.fileExists(
      atPath: "\(hostModules)/../../swift_static/linux/libFoundation.a")
  else { return [] }
  let parts = [
    "_FoundationICU", "Foundation", "_FoundationCollections", "CoreFoundation",
    "FoundationEssentials", "FoundationInternationalization", "_FoundationICU", "_FoundationCShims",
    "swiftDispatch", "dispatch", "BlocksRuntime",
  ]
  let flags =
    ["-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie"] + parts.map { "-l\($0)" }
  return [.unsafeFlags(flags, .when(platforms: [.linux], configuration: .release))]
}

/// Where the macros take SwiftSyntax from.
enum SwiftSyntaxSource {
  case toolchain(hostModules: String)
  case package(version: Version)

  var packageDependencies: [Package.Dependency] {
    guard case .package(let version) = self else { return [] }
    return [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: version)]
  }

  var targetDependencies: [Target.Dependency] {
    guard case .package = self else { return [] }
    return ["SwiftCompilerPlugin", "SwiftSyntaxMacros", "SwiftSyntaxMacroExpansion"].map {
      .product(name: $0, package: "swift-syntax")
    }
  }

  var swiftSettings: [SwiftSetting] {
    switch self {
    case .toolchain(let hostModules): [.unsafeFlags(["-I", hostModules])]
    case .package: [.define("SWIFT_SYNTAX_PACKAGE")]
    }
  }

  var linkerSettings: [LinkerSetting] {
    guard case .toolchain(let hostModules) = self else { return [] }
    return [.unsafeFlags(["-L", hostModules, "-Xlinker", "-rpath", "-Xlinker", hostModules])]
  }
}

/// The folder of the toolchain that is reading this manifest, in which its SwiftSyntax modules lie.
///
/// The manifest is linked against the toolchain's own PackageDescription library,
/// `…/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so`; the modules are in `…/usr/lib/swift/host`.
func findHostModules() -> String {
  let library = "/pm/ManifestAPI/libPackageDescription."
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let searched = (Context.environment["PATH"] ?? "").split(separator: ":").map {
    "\($0)/../lib/swift/host"
  }
  let mapped = maps.split(separator: "\n").compactMap { line -> String? in
    guard let path = line.range(of: "/"), let end = line.range(of: library) else { return nil }
    return "\(line[path.lowerBound..<end.lowerBound])/host"
  }
  for folder in mapped + searched
  where FileManager.default.fileExists(atPath: folder + "/SwiftSyntaxMacros.swiftmodule") {
    return folder
  }
  fatalError(
    """
    The toolchain's SwiftSyntax modules were not found: no 'SwiftSyntaxMacros.swiftmodule' in \
    'usr/lib/swift/host' of the toolchain in use. Install a complete toolchain from swift.org, or set \
    UNDERSTUDY_SWIFT_SYNTAX=package to fetch the swift-syntax package.
    """)
}
