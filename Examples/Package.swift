// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Carob builds a web server.
let package = Package(
  name: "carob-examples",
  dependencies: [
    .package(name: "carob", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Debian's packages as a web service.
    .target(
      name: "PackagesServer",
      dependencies: [.product(name: "Hummingbird", package: "hummingbird")],
      path: "Sources/PackagesServer"),
    .executableTarget(
      name: "packages-server",
      dependencies: [
        "PackagesServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/packages-server"),
    // A Swift program that has screens of its own.
    .executableTarget(
      name: "package-browser",
      dependencies: [
        .product(name: "CarobFoundation", package: "carob"),
        .product(name: "CarobRuntime", package: "carob"),
        .product(name: "CarobRenderers", package: "carob"),
        .product(name: "InstantCocoa", package: "carob"),
        .product(name: "InstantCocoaRemote", package: "carob"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/package-browser"),
    .testTarget(
      name: "PackagesServerTests",
      dependencies: [
        "PackagesServer", "packages-server", "package-browser",
        .product(name: "CarobFoundation", package: "carob"),
        .product(name: "CarobRuntime", package: "carob"),
        .product(name: "InstantCocoa", package: "carob"),
        .product(name: "InstantCocoaRemote", package: "carob"),
      ],
      path: "Tests/PackagesServerTests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  // `any` says where a value is dynamic.
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
