// swift-tools-version: 6.2
import PackageDescription

// What ../Countries is in C. A plugin in Swift is a package of its own: it brings a Swift runtime of its own along.
let package = Package(
  name: "CountriesSwift",
  products: [.library(name: "CountriesSwift", type: .dynamic, targets: ["CountriesSwift"])],
  dependencies: [.package(name: "carob", path: "../..")],
  targets: [
    .target(
      name: "CountriesSwift", dependencies: [.product(name: "CarobPluginKit", package: "carob")],
      resources: [.copy("countries.json")])
  ]
)
