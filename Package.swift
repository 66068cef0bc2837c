// swift-tools-version: 6.2
import PackageDescription

/// A target, and what its tests use.
struct Row {
  enum Kind { case library, product, program, installedProgram, system, tests }

  /// The folder in `Sources`; its last part is the target's name.
  let folder: String
  let kind: Kind
  /// The names of the targets and the `others` that it imports, separated by spaces.
  let uses: String
  /// What its tests import besides it. They are `Tests/GROUP/NAMETests`.
  let tests: String?
  /// What few targets have.
  let detail: (Target) -> Void

  init(
    _ folder: String, _ kind: Kind = .library, uses: String = "", tests: String? = nil,
    detail: @escaping (Target) -> Void = { _ in }
  ) {
    (self.folder, self.kind, self.uses, self.tests, self.detail) = (
      folder, kind, uses, tests, detail
    )
  }
}

// From the bottom up: a target uses what is above it.
let sources = [
  Row("Runtime/CarobLibc"),
  Row("Runtime/CCarob") { $0.exclude = ["include/carob/plugin.map"] },
  Row("Runtime/CFFI", .system),
  Row(
    "Runtime/CarobRuntime", .product, uses: "CarobLibc CCarob CFFI Logging",
    tests: "CarobLibc CarobFoundation CCarob RuntimeTestSupport PluginTestSupport runtime-host"),

  Row(
    "Cocoa/CarobFoundation", .product, uses: "CarobLibc CarobRuntime CCarob",
    tests: "CarobLibc CarobRuntime CCarob RuntimeTestSupport PluginTestSupport"),
  Row("Cocoa/CarobTesting", .product, uses: "CarobLibc CarobFoundation CarobRuntime"),
  Row(
    "Cocoa/CarobUIKit", .product, uses: "CarobFoundation CarobRuntime CCarob Logging",
    tests: "CarobFoundation CarobRuntime RuntimeTestSupport"),

  Row("Plugins/CHostLibraries"),
  Row(
    "Plugins/CarobPlugins", .product,
    uses: "CHostLibraries CarobLibc CarobFoundation CarobRuntime CCarob Logging",
    tests: """
      CarobLibc CarobFoundation CarobRuntime CarobUIKit InstantCocoa InstantCocoaRemote
      PluginTestSupport RuntimeTestSupport bare-host linking-host
      """),
  Row("Plugins/CCarobPluginKit", uses: "CCarob"),
  Row(
    "Plugins/CarobPluginKit", .product, uses: "CarobLibc CCarobPluginKit CCarob",
    tests: "CarobPluginFoundation CarobPlugins InstantCocoa CarobRuntime CCarob"),
  Row("Plugins/CarobPluginFoundation", .product, uses: "CarobPluginKit"),
  // Linked into modules, never into a host: it only reads the headers.
  Row("Plugins/CarobObjC") {
    $0.cSettings = [.headerSearchPath("../../Runtime/CCarob/include")]
  },

  Row(
    "InstantCocoa/InstantCocoa", .product,
    uses: "CarobLibc CarobUIKit CarobFoundation CarobRuntime Logging"),
  Row("InstantCocoa/CCurl") { $0.linkerSettings = [.linkedLibrary("dl")] },
  Row(
    "InstantCocoa/InstantCocoaRemote", .product,
    uses: "CarobLibc InstantCocoa CarobFoundation CarobRuntime CCarob CCurl",
    tests: """
      InstantCocoa CarobFoundation CarobRuntime RuntimeTestSupport ServerTestSupport
      PluginTestSupport
      """),

  // What `libcarob-host.so` is linked from.
  Row(
    "Library/CarobLibrary",
    uses: "CarobPlugins InstantCocoaRemote InstantCocoa CCarob"),

  Row("Processes/CProcess"),
  Row(
    "Processes/CarobProcess", uses: "CarobLibc CarobRuntime CProcess",
    tests: "CarobLibc PluginTestSupport"),
  Row(
    "Processes/CarobIsolation", .product,
    uses: "CarobLibc CarobFoundation CarobRuntime CCarob CarobProcess NIOCore NIOPosix",
    tests: """
      CarobLibc CarobProcess CarobRuntime InstantCocoa PluginTestSupport RuntimeTestSupport NIOCore
      NIOPosix
      """),

  Row(
    "Screens/CarobRenderers", .product,
    uses: "InstantCocoa CarobUIKit CarobFoundation CarobRuntime",
    tests: "InstantCocoa CarobFoundation CarobRuntime"),
  Row(
    "Screens/CarobScreens", .product,
    uses: """
      CarobLibc CarobRenderers InstantCocoaRemote InstantCocoa CarobUIKit CarobFoundation
      CarobPlugins CarobRuntime CarobIsolation Logging
      """,
    tests: """
      CarobIsolation CarobRenderers InstantCocoaRemote InstantCocoa CarobFoundation CarobRuntime
      PluginTestSupport RuntimeTestSupport ServerTestSupport
      """),
  Row("Screens/CTerminal"),
  Row(
    "Screens/CarobTerminal", uses: "CTerminal CarobLibc CarobScreens CarobRenderers CarobRuntime",
    tests: "CarobScreens CarobRenderers"),
  // What `carob serve` starts is a program of its own.
  Row(
    "Screens/CarobServer",
    uses: """
      CarobLibc CarobScreens CarobRenderers CarobIsolation CarobProcess CarobPlugins CarobRuntime
      Logging NIOCore NIOPosix NIOHTTP1
      """,
    tests: "CarobLibc CarobScreens CarobProcess CarobRuntime PluginTestSupport NIOCore NIOHTTP1"
  ) { $0.resources = [.embedInCode("Page/Files")] },

  Row(
    "Command/carob", .installedProgram,
    uses: """
      CarobLibc CarobTerminal CarobTesting CarobScreens CarobRenderers InstantCocoa CarobUIKit
      CarobFoundation CarobIsolation CarobProcess CarobPlugins CarobRuntime ArgumentParser Logging
      """
  ) {
    // Inside of the executable, which needs no file beside it.
    $0.resources = [.embedInCode("New/Templates")]
  },
  Row("Command/carob-server", .installedProgram, uses: "CarobServer"),
]

// Folders in `Tests`: what several tests share, programs that tests run, and tests of more than one target.
let shared = [
  Row("Runtime/runtime-host", .program, uses: "CarobRuntime"),
  Row("Support/RuntimeTestSupport", uses: "CarobLibc CarobRuntime"),
  Row("Support/PluginTestSupport", uses: "CarobLibc CarobProcess"),
  Row("Support/ServerTestSupport", uses: "CarobLibc CarobProcess CarobRuntime PluginTestSupport"),
  Row(
    "InstantCocoa/allocation-probe", .program,
    uses: "CarobLibc InstantCocoa CarobPlugins CarobRuntime"),
  Row(
    "Plugins/unload-probe", .program,
    uses: "CarobLibc CarobRenderers InstantCocoa CarobPlugins CarobFoundation CarobRuntime"),
  Row("Plugins/bare-host", .program, uses: "CarobLibc CarobPlugins"),
  Row("Plugins/linking-host", .program, uses: "CarobLibc CarobPlugins InstantCocoa"),
  Row("Conformance/conformance-host", .program, uses: "CarobLibc CarobPlugins CarobRuntime"),
]
let tests = [
  Row(
    "InstantCocoa/InstantCocoaTests", .tests,
    uses: """
      InstantCocoa CarobFoundation CarobPlugins CarobRuntime RuntimeTestSupport PluginTestSupport
      """
  ) { $0.resources = [.copy("Data")] },
  Row(
    "Plugins/UnloadTests", .tests,
    uses: "CarobLibc unload-probe CarobPlugins InstantCocoa CarobRuntime PluginTestSupport"),
  Row("Plugins/CarobObjCTests", .tests, uses: "CarobPlugins PluginTestSupport"),
  Row(
    "Plugins/CarobHostTableTests", .tests,
    uses: "CarobFoundation CarobPlugins CarobRuntime CCarob PluginTestSupport"),
  Row(
    "InstantCocoa/AllocationTests", .tests, uses: "CarobLibc allocation-probe PluginTestSupport"),
  Row(
    "Command/CarobCommandTests", .tests,
    uses: "CarobLibc CarobRenderers InstantCocoa CarobProcess PluginTestSupport ServerTestSupport"),
]

let isolation = TargetDependencyCondition.when(traits: ["Isolation"])
let others: [String: Target.Dependency] = [
  "ArgumentParser": .product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Command"])),
  "CarobIsolation": .target(name: "CarobIsolation", condition: isolation),
  "Logging": .product(name: "Logging", package: "swift-log"),
  "NIOCore": .product(name: "NIOCore", package: "swift-nio", condition: isolation),
  "NIOPosix": .product(name: "NIOPosix", package: "swift-nio", condition: isolation),
  "NIOHTTP1": .product(name: "NIOHTTP1", package: "swift-nio", condition: isolation),
]

extension Row {
  var name: String { folder.split(separator: "/").last.map(String.init) ?? folder }

  func dependencies(_ names: String) -> [Target.Dependency] {
    names.split(whereSeparator: \.isWhitespace).map {
      others[String($0)] ?? .byName(name: String($0))
    }
  }

  func target(in top: String) -> Target {
    let path = "\(top)/\(folder)"
    let target: Target =
      switch kind {
      case .library, .product: .target(name: name, dependencies: dependencies(uses), path: path)
      case .program, .installedProgram:
        .executableTarget(name: name, dependencies: dependencies(uses), path: path)
      case .system:
        .systemLibrary(
          name: name, path: path, pkgConfig: "libffi", providers: [.apt(["libffi-dev"])])
      case .tests: .testTarget(name: name, dependencies: dependencies(uses), path: path)
      }
    detail(target)
    return target
  }

  /// The row of the tests of it alone.
  var ownTests: Row? { tests.map { Row("\(folder)Tests", .tests, uses: "\(name) \($0)") } }
}

let package = Package(
  name: "carob",
  products: sources.compactMap { row in
    switch row.kind {
    case .product: .library(name: row.name, targets: [row.name])
    case .installedProgram: .executable(name: row.name, targets: [row.name])
    case .library, .program, .system, .tests: nil
    }
  } + [
    .library(name: "carob-objc", type: .static, targets: ["CarobObjC"]),
    .library(name: "carob-library", type: .static, targets: ["CarobLibrary"]),
  ],
  traits: [
    .default(enabledTraits: ["Command", "Isolation"]),
    .trait(name: "Command", description: "The command carob.", enabledTraits: ["Isolation"]),
    .trait(name: "Isolation", description: "Plugins in processes of their own."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: sources.map { $0.target(in: "Sources") }
    + (shared + sources.compactMap(\.ownTests) + tests).map { $0.target(in: "Tests") },
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)

// `make check` names the test targets that it needs, so that it does not wait for the others.
if let names = Context.environment["CAROB_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

for target in package.targets where target.type != .system {
  // `any` says where a value is dynamic.
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
  let isOptimized = Context.environment["CAROB_OPTIMIZED"] == "1"
  guard target.type != .test else {
    // Not optimized, which takes many times as long. One compiler takes a whole module: several
    // would each check the declarations of all its files.
    if isOptimized {
      target.swiftSettings?.append(
        .unsafeFlags(["-whole-module-optimization", "-num-threads", "2"]))
    }
    continue
  }
  // Every file of the sources imports the modules whose members it uses.
  target.swiftSettings?.append(.enableUpcomingFeature("MemberImportVisibility"))
  // `make test` runs the tests against optimized libraries, which keep their assertions.
  if isOptimized {
    target.swiftSettings?.append(
      .unsafeFlags([
        "-O", "-whole-module-optimization", "-num-threads", "2", "-enable-testing",
        "-assert-config", "Debug",
      ]))
    target.cSettings = (target.cSettings ?? []) + [.unsafeFlags(["-O2"])]
  }
}
