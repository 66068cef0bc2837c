// swift-tools-version: 6.2
import PackageDescription

// `carob build` says in CAROB_ROOT where Carob is.
let carob = Context.environment["CAROB_ROOT"] ?? "/carob"

let package = Package(
  name: "Template",
  products: [.library(name: "Template", type: .dynamic, targets: ["TemplatePlugin"])],
  dependencies: [.package(name: "carob", path: carob)],
  targets: [
    .target(
      name: "TemplatePlugin", dependencies: [.product(name: "CarobPluginKit", package: "carob")])
  ],
  swiftLanguageModes: [.v6]
)
