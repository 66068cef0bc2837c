// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Carob builds its benchmarks. What is in Peers and Plugin is
// compiled by the command itself, with GCC and clang.
let package = Package(
  name: "carob-benchmarks",
  dependencies: [
    .package(name: "carob", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(name: "CBench", path: "Sources/CBench"),
    .executableTarget(
      name: "carob-bench",
      dependencies: [
        "CBench",
        .product(name: "CarobIsolation", package: "carob"),
        .product(name: "CarobPlugins", package: "carob"),
        .product(name: "CarobFoundation", package: "carob"),
        .product(name: "CarobRuntime", package: "carob"),
        .product(name: "InstantCocoa", package: "carob"),
        .product(name: "InstantCocoaRemote", package: "carob"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/carob-bench"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu11
)
