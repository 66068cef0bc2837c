// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Carob builds its benchmarks.
let package = Package(
  name: "carob-benchmarks",
  dependencies: [
    .package(name: "carob", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .systemLibrary(name: "CLibFFI", path: "Sources/CLibFFI", pkgConfig: "libffi"),
    .target(name: "CallPeers", dependencies: ["CLibFFI"], path: "Sources/CallPeers"),
    .executableTarget(
      name: "carob-bench",
      dependencies: [
        "CallPeers",
        .product(name: "CarobRuntime", package: "carob"),
        .product(name: "InstantCocoa", package: "carob"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/carob-bench"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)
