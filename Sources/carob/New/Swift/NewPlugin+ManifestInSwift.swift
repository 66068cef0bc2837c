extension NewPlugin {
  /// `Package.swift`.
  func manifestInSwift(root: CarobRoot) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    // `carob build` says in CAROB_ROOT where Carob is.
    let carob = Context.environment["CAROB_ROOT"] ?? \(root.path.debugDescription)

    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", type: .dynamic, targets: ["\(targetInSwift)"])],
      dependencies: [.package(name: "carob", path: carob)],
      targets: [
        .target(
          name: "\(targetInSwift)", dependencies: [.product(name: "CarobPluginKit", package: "carob")])
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }
}
