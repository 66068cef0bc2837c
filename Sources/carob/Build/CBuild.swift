import Foundation

/// Builds a plugin in C or C++: one command compiles its sources and links the module. In a folder with both, each file in
/// C is compiled before by a command of its own, since it has a compiler and flags of its own.
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
      defer { filesBesideCPlusPlus.forEach { unlink(hiddenObject($0)) } }
      for file in filesBesideCPlusPlus {
        try perform(
          compilation(of: file, to: hiddenObject(file)),
          shownAs: compilation(of: file, to: object(file)))
      }
      try perform(
        command(to: unfinished, object: hiddenObject),
        shownAs: command(to: module.path, object: object))
    }
  }

  /// Runs a command.
  ///
  /// - Parameter shown: what is printed, with the names of files that a user would choose.
  private func perform(_ command: [String], shownAs shown: [String]) throws(CommandError) {
    try Output.diagnostic.write(ShellText.command(shown) + "\n")
    // A header's name is in no command, and in the messages about it.
    let headers = try? FileManager.default.contentsOfDirectory(atPath: folder)
    let outcome = try ChildCommand(command, environment: environment).runForPeople(
      naming: headers ?? [])
    guard outcome.isSuccess else {
      throw CommandError(
        .badPlugin, "\(folder): \(command[0]) \(outcome); see its messages above")
    }
  }

  // MARK: Files

  private var hasCPlusPlus: Bool { files.contains(where: PluginSources.isCPlusPlus) }

  /// Those in C, if there are others.
  private var filesBesideCPlusPlus: [String] {
    hasCPlusPlus ? files.filter { !PluginSources.isCPlusPlus($0) } : []
  }

  private func object(_ file: String) -> String { "\(folder)/\(file.dropLast(1))o" }

  /// Where an object is while the module is built. One that the user has under its name stays.
  private func hiddenObject(_ file: String) -> String {
    "\(folder)/.\(getpid())-\(file.dropLast(1))o"
  }

  // MARK: Commands

  private func compilation(of file: String, to object: String) -> [String] {
    var words = compilerOfC + ["-c"] + flagsOfCompilers + ["-I", headers]
    words += flags(environment["CFLAGS"])
    return words + ["\(folder)/\(file)", "-o", object]
  }

  private func command(to module: String, object: (String) -> String) -> [String] {
    var words = hasCPlusPlus ? compilerOfCPlusPlus : compilerOfC
    // What it lacks should be missed here and not by the host.
    words += ["-shared"] + flagsOfCompilers + ["-Wl,-z,defs"]
    // The templates of the C++ library are visible all the same.
    if hasCPlusPlus { words.append("-Wl,--version-script=\(CarobRoot.exports(headers: headers))") }
    words += ["-I", headers]
    words += flags(hasCPlusPlus ? environment["CXXFLAGS"] : environment["CFLAGS"])
    words += files.map { filesBesideCPlusPlus.contains($0) ? object($0) : "\(folder)/\($0)" }
    words += flags(environment["LDFLAGS"])
    return words + ["-o", module]
  }

  /// Those for either language. What a plugin exports besides its entry could be taken for somebody else's, so everything
  /// else is hidden.
  private var flagsOfCompilers: [String] {
    let optimization = configuration == .release ? "-O2" : "-O0"
    return ["-fPIC", "-Wall", "-Wextra", "-g", optimization, "-fvisibility=hidden"]
  }

  private var compilerOfC: [String] { compiler(environment["CC"], else: "cc") }
  private var compilerOfCPlusPlus: [String] { compiler(environment["CXX"], else: "c++") }

  private func compiler(_ text: String?, else usual: String) -> [String] {
    let chosen = flags(text)
    return chosen.isEmpty ? [usual] : chosen
  }

  private func flags(_ text: String?) -> [String] {
    (text ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
