// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "carob",
  products: [
    .library(name: "CarobRuntime", targets: ["CarobRuntime"]),
    .library(name: "CarobPlugins", targets: ["CarobPlugins"]),
    .library(name: "CarobPluginKit", targets: ["CarobPluginKit"]),
    .library(name: "InstantCocoa", targets: ["InstantCocoa"]),
    .library(name: "CarobRenderers", targets: ["CarobRenderers"]),
    .executable(name: "carob", targets: ["carob"]),
    // The plugins, found by `carob show NAME` beside the executable.
    .library(name: "Followers", type: .dynamic, targets: ["Followers"]),
    .library(name: "Countries", type: .dynamic, targets: ["Countries"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    // C
    .systemLibrary(
      name: "CFFI", path: "Sources/CFFI", pkgConfig: "libffi",
      providers: [.apt(["libffi-dev"]), .brew(["libffi"])]),
    .target(name: "CCarob", path: "Sources/CCarob"),

    // Libraries
    .target(
      name: "CarobRuntime", dependencies: ["CCarob", "CFFI"], path: "Sources/CarobRuntime"),
    .target(
      name: "CarobPlugins", dependencies: ["CarobRuntime", "CCarob"], path: "Sources/CarobPlugins"),
    .target(name: "CarobPluginKit", dependencies: ["CCarob"], path: "Sources/CarobPluginKit"),
    .target(name: "InstantCocoa", dependencies: ["CarobRuntime"], path: "Sources/InstantCocoa"),
    .target(
      name: "CarobRenderers", dependencies: ["InstantCocoa", "CarobRuntime"],
      path: "Sources/CarobRenderers"),

    // Plugins and tools
    .executableTarget(
      name: "carob",
      dependencies: [
        "CarobRenderers", "InstantCocoa", "CarobPlugins", "CarobRuntime",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/carob"),
    .target(
      name: "Followers", dependencies: ["CCarob"], path: "Plugins/Followers",
      resources: [.copy("followers.json")]),
    .target(
      name: "Countries", dependencies: ["CCarob"], path: "Plugins/Countries",
      resources: [.copy("countries.json")]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)
