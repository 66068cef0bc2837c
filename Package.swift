// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "carob",
  products: [
    .library(name: "CarobRuntime", targets: ["CarobRuntime"]),
    .library(name: "CarobPlugins", targets: ["CarobPlugins"]),
    .library(name: "CarobPluginKit", targets: ["CarobPluginKit"]),
    .library(name: "CarobPluginFoundation", targets: ["CarobPluginFoundation"]),
    .library(name: "carob-objc", type: .static, targets: ["CarobObjC"]),
    .library(name: "CarobFoundation", targets: ["CarobFoundation"]),
    .library(name: "CarobUIKit", targets: ["CarobUIKit"]),
    .library(name: "InstantCocoa", targets: ["InstantCocoa"]),
    .library(name: "InstantCocoaRemote", targets: ["InstantCocoaRemote"]),
    .library(name: "CarobRenderers", targets: ["CarobRenderers"]),
    .library(name: "CarobScreens", targets: ["CarobScreens"]),
    .library(name: "CarobTesting", targets: ["CarobTesting"]),
    .library(name: "CarobIsolation", targets: ["CarobIsolation"]),
    .executable(name: "carob", targets: ["carob"]),
    .executable(name: "carob-server", targets: ["carob-server"]),
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
  targets: [
    // C
    .target(name: "CTerminal", path: "Sources/CTerminal"),
    .systemLibrary(
      name: "CFFI", path: "Sources/CFFI", pkgConfig: "libffi", providers: [.apt(["libffi-dev"])]),
    .target(name: "CCarob", path: "Sources/CCarob", exclude: ["include/carob/plugin.map"]),
    .target(
      name: "CCurl", path: "Sources/CCurl", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CProcess", path: "Sources/CProcess"),
    // Linked into modules, never into a host: it only reads the headers.
    .target(
      name: "CarobObjC", path: "Sources/CarobObjC",
      cSettings: [.headerSearchPath("../CCarob/include")]),

    // Libraries
    .target(name: "CarobLibc", path: "Sources/CarobLibc"),
    .target(
      name: "CarobRuntime",
      dependencies: [
        "CarobLibc", "CCarob", "CFFI", .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/CarobRuntime"),
    .target(
      name: "CarobPlugins",
      dependencies: [
        "CarobLibc", "CarobRuntime", "CCarob", .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/CarobPlugins"),
    .target(name: "CCarobPluginKit", dependencies: ["CCarob"], path: "Sources/CCarobPluginKit"),
    .target(
      name: "CarobPluginKit", dependencies: ["CarobLibc", "CCarobPluginKit", "CCarob"],
      path: "Sources/CarobPluginKit"),
    .target(
      name: "CarobPluginFoundation", dependencies: ["CarobPluginKit"],
      path: "Sources/CarobPluginFoundation"),
    .target(
      name: "CarobFoundation", dependencies: ["CarobLibc", "CarobRuntime", "CCarob"],
      path: "Sources/CarobFoundation"),
    .target(
      name: "CarobUIKit",
      dependencies: [
        "CarobFoundation", "CarobRuntime", .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/CarobUIKit"),
    .target(
      name: "InstantCocoa",
      dependencies: [
        "CarobUIKit", "CarobFoundation", "CarobRuntime",
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/InstantCocoa"),
    .target(
      name: "InstantCocoaRemote",
      dependencies: [
        "CarobLibc", "InstantCocoa", "CarobFoundation", "CarobRuntime", "CCarob", "CCurl",
      ],
      path: "Sources/InstantCocoaRemote"),
    .target(
      name: "CarobRenderers", dependencies: ["InstantCocoa", "CarobUIKit", "CarobRuntime"],
      path: "Sources/CarobRenderers"),
    .target(
      name: "CarobProcess", dependencies: ["CarobLibc", "CarobRuntime", "CProcess"],
      path: "Sources/CarobProcess"),
    .target(
      name: "CarobIsolation",
      dependencies: [
        "CarobLibc", "CarobRuntime", "CCarob", "CarobProcess",
        .product(
          name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Isolation"])),
        .product(
          name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Isolation"])),
      ],
      path: "Sources/CarobIsolation"),

    .target(
      name: "CarobScreens",
      dependencies: [
        "CarobLibc", "CarobRenderers", "InstantCocoaRemote", "InstantCocoa", "CarobUIKit",
        "CarobFoundation", "CarobPlugins", "CarobRuntime",
        .target(name: "CarobIsolation", condition: .when(traits: ["Isolation"])),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/CarobScreens"),

    .target(
      name: "CarobTerminal",
      dependencies: [
        "CTerminal", "CarobLibc", "CarobScreens", "CarobRenderers", "CarobRuntime",
      ],
      path: "Sources/CarobTerminal"),

    .target(
      name: "CarobTesting", dependencies: ["CarobFoundation", "CarobRuntime"],
      path: "Sources/CarobTesting"),

    // The command
    .executableTarget(
      name: "carob",
      dependencies: [
        "CarobLibc", "CarobTerminal", "CarobTesting", "CarobScreens", "CarobRenderers",
        "InstantCocoa", "CarobUIKit", "CarobFoundation", "CarobIsolation", "CarobProcess",
        "CarobPlugins", "CarobRuntime",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Command"])),
        .product(name: "Logging", package: "swift-log"),
      ],
      path: "Sources/carob",
      // Inside of the executable, which needs no file beside it.
      resources: [.embedInCode("New/Templates"), .embedInCode("Headers/Declarations")]),

    // What `carob serve` starts
    .target(
      name: "CarobServer",
      dependencies: [
        "CarobLibc", "CarobScreens", "CarobRenderers", "CarobIsolation", "CarobProcess",
        "CarobPlugins", "CarobRuntime",
        .product(name: "Logging", package: "swift-log"),
        .product(
          name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Isolation"])),
        .product(
          name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Isolation"])),
        .product(
          name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Isolation"])),
      ],
      path: "Sources/CarobServer", resources: [.embedInCode("Page/Files")]),
    .executableTarget(
      name: "carob-server", dependencies: ["CarobServer"], path: "Sources/carob-server"),

    // Tests
    .target(
      name: "RuntimeTestSupport", dependencies: ["CarobLibc", "CarobRuntime"],
      path: "Tests/RuntimeTestSupport"),
    .target(
      name: "PluginTestSupport", dependencies: ["CarobLibc"], path: "Tests/PluginTestSupport"),
    .target(
      name: "ServerTestSupport", dependencies: ["CarobLibc", "CarobRuntime", "PluginTestSupport"],
      path: "Tests/ServerTestSupport"),
    .executableTarget(
      name: "allocation-probe",
      dependencies: ["CarobLibc", "InstantCocoa", "CarobPlugins", "CarobRuntime"],
      path: "Tests/AllocationProbe"),
    .executableTarget(
      name: "unload-probe",
      dependencies: [
        "CarobLibc", "CarobRenderers", "InstantCocoa", "CarobPlugins", "CarobRuntime",
      ],
      path: "Tests/UnloadProbe"),
    .executableTarget(
      name: "bare-host", dependencies: ["CarobLibc", "CarobPlugins"], path: "Tests/BareHost"),
    .executableTarget(
      name: "linking-host", dependencies: ["CarobLibc", "CarobPlugins", "InstantCocoa"],
      path: "Tests/LinkingHost"),
    .executableTarget(
      name: "conformance-host", dependencies: ["CarobLibc", "CarobPlugins", "CarobRuntime"],
      path: "Tests/ConformanceHost"),
    .testTarget(
      name: "UnloadTests",
      dependencies: [
        "CarobLibc", "unload-probe", "CarobPlugins", "InstantCocoa", "CarobRuntime",
        "PluginTestSupport",
      ],
      path: "Tests/UnloadTests"),
    .testTarget(
      name: "AllocationTests",
      dependencies: ["CarobLibc", "allocation-probe", "PluginTestSupport"],
      path: "Tests/AllocationTests"),
    .testTarget(
      name: "CarobRuntimeTests",
      dependencies: [
        "CarobLibc", "CarobRuntime", "RuntimeTestSupport", "PluginTestSupport", "CCarob",
      ],
      path: "Tests/CarobRuntimeTests"),
    .testTarget(
      name: "CarobFoundationTests",
      dependencies: [
        "CarobFoundation", "CarobRuntime", "RuntimeTestSupport", "PluginTestSupport",
      ],
      path: "Tests/CarobFoundationTests"),
    .testTarget(
      name: "CarobPluginsTests",
      dependencies: [
        "CarobLibc", "CarobFoundation", "CarobPlugins", "CarobRuntime", "CarobUIKit",
        "InstantCocoa", "InstantCocoaRemote",
        "PluginTestSupport", "bare-host", "linking-host",
      ],
      path: "Tests/CarobPluginsTests"),
    .testTarget(
      name: "CarobHostTableTests",
      dependencies: [
        "CarobFoundation", "CarobPlugins", "CarobRuntime", "CCarob", "PluginTestSupport",
      ],
      path: "Tests/CarobHostTableTests"),
    .testTarget(
      name: "CarobPluginKitTests",
      dependencies: [
        "CarobPluginFoundation", "CarobPluginKit", "CarobPlugins", "InstantCocoa", "CarobRuntime",
        "CCarob",
      ],
      path: "Tests/CarobPluginKitTests"),
    .testTarget(
      name: "CarobObjCTests", dependencies: ["CarobPlugins", "PluginTestSupport"],
      path: "Tests/CarobObjCTests"),
    .testTarget(
      name: "CarobUIKitTests", dependencies: ["CarobUIKit", "CarobRuntime", "RuntimeTestSupport"],
      path: "Tests/CarobUIKitTests"),
    .testTarget(
      name: "InstantCocoaTests",
      dependencies: [
        "InstantCocoa", "CarobFoundation", "CarobPlugins", "CarobRuntime", "RuntimeTestSupport",
        "PluginTestSupport",
      ],
      path: "Tests/InstantCocoaTests", resources: [.copy("Data")]),
    .testTarget(
      name: "InstantCocoaRemoteTests",
      dependencies: [
        "InstantCocoaRemote", "InstantCocoa", "CarobRuntime", "RuntimeTestSupport",
        "ServerTestSupport", "PluginTestSupport",
      ],
      path: "Tests/InstantCocoaRemoteTests"),
    .testTarget(
      name: "CarobRenderersTests",
      dependencies: ["CarobRenderers", "InstantCocoa", "CarobRuntime"],
      path: "Tests/CarobRenderersTests"),
    .testTarget(
      name: "CarobTerminalTests",
      dependencies: ["CarobTerminal", "CarobScreens", "CarobRenderers"],
      path: "Tests/CarobTerminalTests"),
    .testTarget(
      name: "CarobScreensTests",
      dependencies: [
        "CarobScreens", "CarobIsolation", "CarobRenderers", "InstantCocoaRemote", "InstantCocoa",
        "CarobRuntime", "PluginTestSupport", "RuntimeTestSupport", "ServerTestSupport",
      ],
      path: "Tests/CarobScreensTests"),
    .testTarget(
      name: "CarobProcessTests",
      dependencies: ["CarobLibc", "CarobProcess", "PluginTestSupport"],
      path: "Tests/CarobProcessTests"),
    .testTarget(
      name: "CarobIsolationTests",
      dependencies: [
        "CarobLibc", "CarobIsolation", "CarobRuntime", "InstantCocoa", "PluginTestSupport",
        "RuntimeTestSupport",
        .product(
          name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Isolation"])),
        .product(
          name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Isolation"])),
      ],
      path: "Tests/CarobIsolationTests"),
    .testTarget(
      name: "CarobServerTests",
      dependencies: [
        "CarobLibc", "CarobServer", "CarobScreens", "CarobRuntime", "PluginTestSupport",
        .product(
          name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Isolation"])),
        .product(
          name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Isolation"])),
      ],
      path: "Tests/CarobServerTests"),
    .testTarget(
      name: "CarobCommandTests",
      dependencies: [
        "CarobLibc", "CarobRenderers", "InstantCocoa", "PluginTestSupport", "ServerTestSupport",
      ],
      path: "Tests/CarobCommandTests"),
  ],
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
