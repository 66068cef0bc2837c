import Foundation

/// Builds a plugin in C or C++. One command compiles the sources and links the module. In a folder with both
/// languages, each C file is compiled separately before, because it has another compiler and other flags.
struct CBuild {
  /// The folder, as the user wrote it.
  let folder: String
  /// The names of the sources in the folder.
  let files: [String]
  /// The folder with `carob/carob.h`.
  let headers: String
  let compilers: CompilerSettings

  /// Builds the module.
  ///
  /// - Returns: the path of the module.
  /// - Throws: `CommandError` when there is no compiler, it fails, or the module cannot be written.
  func run() throws(CommandError) -> String {
    guard access("\(folder)/\(BuildFlags.fileName)", F_OK) != 0 else {
      throw CommandError(
        .badPlugin,
        "\(folder)/\(BuildFlags.fileName): is for folders with Objective-C; give the flags in CFLAGS or CXXFLAGS"
      )
    }
    let module = BuiltModule(folder: folder, name: PluginSources.moduleName(ofFolder: folder))
    return try module.replace { (unfinished) throws(CommandError) in
      defer { filesBesideCPlusPlus.forEach { unlink(hiddenObject($0)) } }
      for file in filesBesideCPlusPlus {
        try compilers.perform(
          compilation(of: file, to: hiddenObject(file)),
          shownAs: compilation(of: file, to: object(file)), in: folder)
      }
      do throws(CommandError) {
        try compilers.perform(
          command(to: unfinished, object: hiddenObject),
          shownAs: command(to: module.path, object: object), in: folder)
      } catch {
        // The linker's message would only be that carob_host is undefined.
        throw hasEntry || error.status != .badPlugin ? error : .noEntry(in: folder)
      }
    }
  }

  /// Whether a file in the folder contains `CAROB_PLUGIN`, or cannot be read.
  private var hasEntry: Bool {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? files
    return all.filter { $0.hasSuffix(".h") || files.contains($0) }.contains { file in
      let text = try? String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      return text?.contains("CAROB_PLUGIN") ?? true
    }
  }

  // MARK: Files

  private var hasCPlusPlus: Bool { files.contains(where: PluginSources.isCPlusPlus) }

  /// The C files in a folder with C++ files.
  private var filesBesideCPlusPlus: [String] {
    hasCPlusPlus ? files.filter { !PluginSources.isCPlusPlus($0) } : []
  }

  private func object(_ file: String) -> String { "\(folder)/\(file.dropLast(1))o" }

  /// Returns the path of an object during the build. Never overwrites an object of the user's.
  private func hiddenObject(_ file: String) -> String {
    "\(folder)/.\(getpid())-\(file.dropLast(1))o"
  }

  // MARK: Commands

  /// The flags for every source, as another build system needs them.
  static func compilerFlags(headers: String, _ compilers: CompilerSettings) -> [String] {
    compilers.flags() + ["-I", headers]
  }

  /// The flags for linking, as another build system needs them.
  static func linkerFlags(headers: String) -> [String] {
    ["-shared", undefinedAreErrors, exports(headers: headers)] + CompilerSettings.libraries
  }

  /// Undefined symbols are reported when linking, not when the host loads the module.
  private static let undefinedAreErrors = "-Wl,-z,defs"

  private static func exports(headers: String) -> String {
    "-Wl,--version-script=\(CarobRoot.exports(headers: headers))"
  }

  /// GCC cannot give the place of a checked send in a file whose path has a line break.
  private var flags: [String] {
    compilers.flags().filter { $0 != "-DCAROB_CHECKED" || !folder.contains { $0.isNewline } }
  }

  private func compilation(of file: String, to object: String) -> [String] {
    var words = compilers.forC + ["-c"] + flags + ["-I", headers]
    words += compilers.userFlags(compilers.environment["CFLAGS"])
    return words + ["\(folder)/\(file)", "-o", object]
  }

  private func command(to module: String, object: (String) -> String) -> [String] {
    var words = hasCPlusPlus ? compilers.forCPlusPlus : compilers.forC
    words += ["-shared"] + flags + [Self.undefinedAreErrors]
    // The templates of the C++ library would be visible without this.
    if hasCPlusPlus { words.append(Self.exports(headers: headers)) }
    words += ["-I", headers]
    words += compilers.userFlags(
      hasCPlusPlus ? compilers.environment["CXXFLAGS"] : compilers.environment["CFLAGS"])
    words += files.map { filesBesideCPlusPlus.contains($0) ? object($0) : "\(folder)/\($0)" }
    words += compilers.userFlags(compilers.environment["LDFLAGS"])
    return words + CompilerSettings.libraries + ["-o", module]
  }
}
