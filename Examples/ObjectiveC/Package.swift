// swift-tools-version: 6.2
import PackageDescription

/// Where Carob is installed.
let carob = Context.environment["CAROB_PREFIX"] ?? "/usr/local"

let package = Package(
  name: "Greetings",
  products: [.library(name: "Greetings", type: .dynamic, targets: ["Greetings"])],
  targets: [
    .target(
      name: "Greetings", publicHeadersPath: ".",
      cSettings: [
        .unsafeFlags([
          "-fobjc-runtime=gnustep-2.0", "-fobjc-arc", "-fblocks", "-fexceptions",
          "-fvisibility=hidden", "-I\(carob)/include", "-I\(carob)/include/carob-objc",
        ])
      ],
      linkerSettings: [
        .unsafeFlags([
          "-L\(carob)/lib", "-lcarob-objc", "-Xlinker", "-z", "-Xlinker", "defs",
          "-Xlinker", "--version-script=\(carob)/include/carob/plugin.map",
        ])
      ])
  ]
)
