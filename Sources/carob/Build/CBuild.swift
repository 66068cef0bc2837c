import Foundation

/// Builds a plugin in C or C++: one command compiles its sources and links the module.
struct CBuild {
  /// As the user wrote it.
  let folder: String
  /// The names of the sources in it.
  let files: [String]
  let configuration: BuildCommand.Configuration
  /// Where `carob/carob.h` is.
  let headers: String
  let environment: [String: String]

  /// Builds the module.
  ///
  /// - Returns: the path of the module.
  /// - Throws: `CommandError` when there is no compiler, it fails, or the module cannot be written.
  func run() throws(CommandError) -> String {
    let module = ModuleFile(folder: folder, name: PluginSources.moduleName(ofFolder: folder))
    return try module.replace { (unfinished) throws(CommandError) in
      try Output.diagnostic.write(ShellText.command(command(to: module.path)) + "\n")
      let command = command(to: unfinished)
      let outcome = try ChildCommand(command, environment: environment).run()
      guard outcome.isSuccess else {
        throw CommandError(
          .badPlugin, "\(folder): \(command[0]) \(outcome); see its messages above")
      }
    }
  }

  // MARK: The command

  private var hasCPlusPlus: Bool { files.contains(where: PluginSources.isCPlusPlus) }

  private func command(to module: String) -> [String] {
    let isRelease = configuration == .release
    var words = compiler
    words += ["-shared", "-fPIC", "-Wall", "-Wextra", "-g", isRelease ? "-O2" : "-O0"]
    // What a plugin exports besides its entry could be taken for somebody else's; what it lacks should be
    // missed here and not by the host.
    words += ["-fvisibility=hidden", "-Wl,-z,defs"]
    // The templates of the C++ library are visible all the same.
    if hasCPlusPlus { words.append("-Wl,--version-script=\(CarobRoot.exports(headers: headers))") }
    words += ["-I", headers]
    words += flags(hasCPlusPlus ? environment["CXXFLAGS"] : environment["CFLAGS"])
    words += sources
    words += flags(environment["LDFLAGS"])
    return words + ["-o", module]
  }

  private var compiler: [String] {
    let chosen = flags(hasCPlusPlus ? environment["CXX"] : environment["CC"])
    return chosen.isEmpty ? [hasCPlusPlus ? "c++" : "cc"] : chosen
  }

  /// The sources; a C++ compiler would take those in C for its own unless told otherwise.
  private var sources: [String] {
    guard hasCPlusPlus else { return files.map { "\(folder)/\($0)" } }
    return files.flatMap { file in
      ["-x", PluginSources.isCPlusPlus(file) ? "c++" : "c", "\(folder)/\(file)"]
    } + ["-x", "none"]
  }

  private func flags(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
