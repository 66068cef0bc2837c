// swift-tools-version: 6.2
import PackageDescription

// What an installation has of Carob's package: CarobPluginKit and CarobPluginFoundation, which plugins in Swift
// depend on.
let package = Package(
  name: "carob",
  products: [
    .library(name: "CarobPluginKit", targets: ["CarobPluginKit"]),
    .library(name: "CarobPluginFoundation", targets: ["CarobPluginFoundation"]),
  ],
  targets: [
    .target(
      name: "CCarob", path: "Sources/Runtime/CCarob", exclude: ["include/carob/plugin.map"]),
    .target(name: "CarobLibc", path: "Sources/Runtime/CarobLibc"),
    .target(
      name: "CCarobPluginKit", dependencies: ["CCarob"], path: "Sources/Plugins/CCarobPluginKit"),
    .target(
      name: "CarobPluginKit", dependencies: ["CarobLibc", "CCarobPluginKit", "CCarob"],
      path: "Sources/Plugins/CarobPluginKit",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(
      name: "CarobPluginFoundation", dependencies: ["CarobPluginKit"],
      path: "Sources/Plugins/CarobPluginFoundation",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)
