import Foundation
import PluginTestSupport
import Testing

/// What a package gets that depends on this one.
@Suite(.waitsForProcesses) struct PackageTests {
  @Test(arguments: [
    ("[]", "CarobRuntime", ["swift-log"]), ("[]", "CarobScreens", ["swift-log"]),
    (#"["Isolation"]"#, "CarobIsolation", ["swift-log", "swift-nio"]),
  ])
  func onlyWhatIsNeededIsResolved(_ traits: String, product: String, packages: [String]) throws {
    let folder = try TemporaryDirectory()
    _ = try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "app",
        dependencies: [.package(path: "\(PluginFixture.project.path)", traits: \(traits))],
        targets: [
          .target(
            name: "App",
            dependencies: [
              .product(
                name: "\(product)", package: "\(PluginFixture.project.lastPathComponent)")
            ])
        ])
      """, to: "Package.swift")
    let sources = folder.url.appendingPathComponent("Sources/App")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try "".write(
      to: sources.appendingPathComponent("App.swift"), atomically: true, encoding: .utf8)
    let child = try CompletedProcess(
      ProcessInfo.processInfo.environment["SWIFT"] ?? "swift",
      ["package", "show-dependencies", "--format", "flatlist"], in: folder.url)
    try #require(child.status == 0, "\(child.errors)")
    let found = child.output.split(separator: "\n").map(String.init)
    // Besides the project itself, and what SwiftNIO needs for itself.
    #expect(found.contains(PluginFixture.project.lastPathComponent.lowercased()))
    #expect(packages.allSatisfy(found.contains))
    let others = ["swift-log", "swift-nio", "swift-argument-parser"].filter {
      !packages.contains($0)
    }
    #expect(!others.contains(where: found.contains), "\(found)")
  }
}
