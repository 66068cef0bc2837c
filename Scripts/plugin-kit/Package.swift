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
    .target(name: "CCarob", exclude: ["include/carob/plugin.map"]),
    .target(name: "CarobLibc"),
    .target(name: "CCarobPluginKit", dependencies: ["CCarob"]),
    .target(
      name: "CarobPluginKit", dependencies: ["CarobLibc", "CCarobPluginKit", "CCarob"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ]),
    .target(
      name: "CarobPluginFoundation", dependencies: ["CarobPluginKit"],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)
