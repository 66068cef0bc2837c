import Foundation

/// Builds a plugin in Swift with SwiftPM.
struct SwiftBuild {
  /// As the user wrote it.
  let folder: String
  let configuration: BuildCommand.Configuration
  let environment: [String: String]

  /// Describes a build.
  ///
  /// - Parameter root: handed to the package's manifest as `CAROB_ROOT`, so that it finds CarobPluginKit.
  init(
    folder: String, configuration: BuildCommand.Configuration, root: CarobRoot,
    environment: [String: String]
  ) {
    self.folder = folder
    self.configuration = configuration
    self.environment = environment.merging(["CAROB_ROOT": root.path]) { $1 }
  }

  /// Builds the package's dynamic library, and puts it into the plugin's folder, unless the package has resources.
  ///
  /// - Returns: the path of the module.
  /// - Throws: `CommandError` when there is no Swift, the package has not one dynamic library, it does not build, or
  ///   the module cannot be written.
  func run() throws(CommandError) -> String {
    let product = try dynamicLibrary()
    let exports = try writeExports()
    let command = swift(
      "build",
      [
        "--product", product, "-Xswiftc", "-static-stdlib", "-Xlinker",
        "--version-script=\(exports)",
      ])
    try Output.diagnostic.write(ShellText.command(command) + "\n")
    let outcome = try ChildCommand(command, environment: environment).run()
    guard outcome.isSuccess else { throw failure("build", outcome) }
    let results = try resultsFolder()
    let name = "lib\(product).so"
    guard let bytes = FileManager.default.contents(atPath: "\(results)/\(name)") else {
      throw CommandError(
        .badPlugin, "\(folder): SwiftPM built no \(results)/\(name); see its messages above")
    }
    // Resources of the package are where SwiftPM has laid them, and the module belongs beside them.
    if Self.hasResources(of: product, in: results) { return "\(results)/\(name)" }
    return try ModuleFile(folder: folder, name: name).replace {
      (unfinished) throws(CommandError) in
      try FileSystem.write([UInt8](bytes), to: unfinished, advice: ModuleFile.advice)
    }
  }

  /// Writes what the linker is to export: the plugin's entry, and nothing of the Swift runtime that is linked
  /// into the module.
  ///
  /// - Returns: the absolute path of the file.
  private func writeExports() throws(CommandError) -> String {
    let file = "\(folder)/.build/carob-plugin.map"
    let exports = "{ global: carob_plugin_entry; carob_plugin_make_entry; local: *; };\n"
    try FileSystem.makeFolder("\(folder)/.build", advice: ModuleFile.advice)
    try FileSystem.write(Array(exports.utf8), to: file, advice: ModuleFile.advice)
    return URL(fileURLWithPath: file).path
  }

  private func swift(_ subcommand: String, _ arguments: [String]) -> [String] {
    ["swift", subcommand, "--package-path", folder, "-c", configuration.rawValue] + arguments
  }

  private func failure(_ subcommand: String, _ outcome: ChildCommand.Outcome) -> CommandError {
    CommandError(
      .badPlugin, "\(folder): swift \(subcommand) \(outcome); see its messages above")
  }

  // MARK: The product

  private struct Manifest: Decodable {
    struct Product: Decodable {
      let name: String
      /// `["library": ["dynamic"]]`, or `["executable": null]`.
      let type: [String: [String]?]

      var isDynamicLibrary: Bool { type["library"]??.contains("dynamic") ?? false }
    }

    let products: [Product]
  }

  /// The name of the package's dynamic library.
  private func dynamicLibrary() throws(CommandError) -> String {
    let command = ["swift", "package", "--package-path", folder, "dump-package"]
    let (outcome, output) = try ChildCommand(command, environment: environment).runForOutput()
    guard outcome.isSuccess else { throw failure("package dump-package", outcome) }
    guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(output)) else {
      throw CommandError(
        .unavailable,
        "\(folder): swift package dump-package said nothing that can be read; use Swift 6.2 or newer"
      )
    }
    let names = manifest.products.filter(\.isDynamicLibrary).map(\.name)
    if let name = names.first, names.count == 1 { return name }
    let problem =
      names.isEmpty
      ? "no product of the type .library(name:type: .dynamic, …); add one"
      : "several dynamic libraries, \(names.joined(separator: ", ")); leave one, and give others packages of "
        + "their own"
    throw CommandError(.badPlugin, "\(folder)/Package.swift: has \(problem)")
  }

  // MARK: The result

  /// Where SwiftPM puts what it builds.
  private func resultsFolder() throws(CommandError) -> String {
    let command = swift("build", ["--show-bin-path"])
    let (outcome, output) = try ChildCommand(command, environment: environment).runForOutput()
    guard outcome.isSuccess else { throw failure("build --show-bin-path", outcome) }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private static func hasResources(of product: String, in results: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: results)) ?? []
    return names.contains { $0.hasSuffix("_\(product).resources") }
  }
}
