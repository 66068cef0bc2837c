// swift-tools-version: 6.2
import PackageDescription

// For the rounds of loading: a plugin whose instances own values of Swift's.
let package = Package(
  name: "Tally",
  products: [.library(name: "Tally", type: .dynamic, targets: ["Tally"])],
  dependencies: [.package(name: "carob", path: "../../../..")],
  targets: [
    .target(
      name: "Tally", dependencies: [.product(name: "CarobPluginKit", package: "carob")],
      resources: [.copy("tally.json")])
  ]
)
