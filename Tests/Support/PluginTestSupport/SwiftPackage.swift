import Foundation

/// Plugins in Swift, which are packages of their own, built as the guide says.
package enum SwiftPackage {
  /// Builds a plugin.
  ///
  /// - Parameters:
  ///   - folder: the package's.
  ///   - product: its dynamic library.
  /// - Returns: the module's path.
  package static func build(_ folder: URL, product: String) throws -> String {
    let build = folder.appendingPathComponent(".build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let exports = build.appendingPathComponent("exports.map")
    try "{ global: carob_plugin_make_entry; local: *; };\n"
      .write(to: exports, atomically: true, encoding: .utf8)
    let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
    let child = try CompletedProcess(
      swift,
      [
        "build", "-c", "release", "--product", product, "-Xswiftc", "-static-stdlib", "-Xlinker",
        "--version-script=\(exports.path)",
      ], in: folder)
    if child.status != 0 {
      throw PluginFixture.BuildFailure(description: child.output + child.errors)
    }
    return build.appendingPathComponent("release/lib\(product).so").path
  }
}
