import CarobProcess
import Foundation

struct SwiftBuild {
  /// The folder, as the user wrote it.
  let folder: String
  private let compilers: CompilerSettings
  private let environment: [String: String]
  private let exports: String

  /// - Parameter root: the package's manifest gets its path in `CAROB_ROOT`, to find CarobPluginKit.
  init(
    folder: String, root: CarobRoot, compilers: CompilerSettings
  ) {
    self.folder = folder
    self.compilers = compilers
    exports = CarobRoot.exports(headers: root.headers)
    environment = compilers.environment.merging(["CAROB_ROOT": root.path]) { $1 }
  }

  /// Builds the package's dynamic library, and copies it and the resources of its targets into the plugin's folder.
  ///
  /// - Returns: the path of the module.
  /// - Throws: `CommandError` when Swift is missing, the package does not have exactly one dynamic
  ///   library, building fails, or the module cannot be written.
  func run() throws(CommandError) -> String {
    let package = try SwiftManifest(describe(), in: folder)
    let product = try package.dynamicLibrary(in: folder)
    let command = swift(
      "build",
      [
        "--product", product.name, "-Xswiftc", "-static-stdlib", "-Xlinker",
        "--version-script=\(exports)",
      ])
    try compilers.announce(command)
    let outcome = try ChildCommand(command, environment: environment).runForPeople()
    guard outcome.isSuccess else { throw failure("build", outcome) }
    let results = try resultsFolder()
    let name = "lib\(product.name).so"
    guard let bytes = FileManager.default.contents(atPath: "\(results)/\(name)") else {
      throw CommandError(
        .badPlugin, "\(folder): SwiftPM built no \(results)/\(name); see its messages above")
    }
    for target in package.allTargets(of: product) {
      try ResourceFolder(name: "\(package.name)_\(target).resources").copy(
        from: results, to: folder)
    }
    return try BuiltModule(folder: folder, name: name).replace {
      (unfinished) throws(CommandError) in
      try FileSystem.write([UInt8](bytes), to: unfinished, advice: BuiltModule.advice)
    }
  }

  private func swift(_ subcommand: String, _ arguments: [String]) -> [String] {
    ["swift", subcommand, "--package-path", folder, "-c", compilers.configuration.rawValue]
      + arguments
  }

  private func failure(_ subcommand: String, _ outcome: ProcessEnd) -> CommandError {
    CommandError(
      .badPlugin, "\(folder): swift \(subcommand) \(outcome); see its messages above")
  }

  /// Returns SwiftPM's description of the package, in JSON.
  private func describe() throws(CommandError) -> Data {
    let command = ["swift", "package", "--package-path", folder, "dump-package"]
    let (outcome, output) = try ChildCommand(command, environment: environment).runForOutput()
    guard outcome.isSuccess else { throw failure("package dump-package", outcome) }
    return Data(output)
  }

  private func resultsFolder() throws(CommandError) -> String {
    let command = swift("build", ["--show-bin-path"])
    let (outcome, output) = try ChildCommand(command, environment: environment).runForOutput()
    guard outcome.isSuccess else { throw failure("build --show-bin-path", outcome) }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
