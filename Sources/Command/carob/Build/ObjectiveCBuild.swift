import CarobPlugins
import Foundation

/// Builds a plugin in Objective-C, possibly with C and C++ files. Each file becomes an object in
/// `.build`, and is compiled again only when it, an included header or the command has changed.
struct ObjectiveCBuild {
  /// The folder, as the user wrote it.
  let folder: String
  /// The names of the sources in the folder.
  let files: [String]
  let root: CarobRoot
  let compilers: CompilerSettings

  private static let placeholders = "placeholders.c"

  /// Builds the module.
  ///
  /// - Returns: the path of the module.
  /// - Throws: `CommandError` when there is no clang, it fails, or something cannot be written.
  func run() throws(CommandError) -> String {
    let headers = try root.objectiveCHeaders()
    let library = try root.objectiveCLibrary()
    let flags = try BuildFlags(in: folder, for: files)
    let module = BuiltModule(folder: folder, name: PluginSources.moduleName(ofFolder: folder))
    return try module.replace { (unfinished) throws(CommandError) in
      try FileSystem.makeFolder(objects, advice: BuiltModule.advice)
      try writeCompileFlags(headers)
      for file in files { try compile(file, headers, flags.flags(for: file)) }
      try compilePlaceholders()
      try compilers.perform(
        link(to: unfinished, library), shownAs: link(to: module.path, library), in: folder)
    }
  }

  // MARK: Files

  private var objects: String { "\(folder)/.build/\(compilers.configuration.rawValue)" }
  private func object(_ file: String) -> String { "\(objects)/\(file).o" }

  /// Writes the compiler's flags to `compile_flags.txt`, for editors with clangd. Keeps an existing
  /// file, because the user may have edited it.
  private func writeCompileFlags(_ headers: [String]) throws(CommandError) {
    let path = "\(folder)/compile_flags.txt"
    guard access(path, F_OK) != 0 else { return }
    let lines = Self.flags + modules(headers).flags + headers.flatMap { ["-I", $0] }
    try FileSystem.write(
      Array(lines.joined(separator: "\n").utf8 + [10]), to: path, advice: BuiltModule.advice)
  }

  // MARK: Compiling

  private static let flags = [
    "-fobjc-runtime=gnustep-2.0", "-fobjc-arc", "-fblocks", "-fexceptions",
    // Apple's compiler does so: signatures of blocks have names of classes.
    "-Xclang", "-fencode-extended-block-signature",
  ]

  private func modules(_ headers: [String]) -> ClangModules {
    // The last folder has the headers for Objective-C.
    ClangModules(headers: headers[headers.endIndex - 1])
  }

  private func compile(
    _ file: String, _ headers: [String], _ flags: [String]
  ) throws(CommandError) {
    let unfinished = "\(objects)/.\(getpid())-\(file)"
    let command = compilation(of: file, to: object(file), headers, flags)
    let record = CompiledObject(path: object(file), command: command)
    if record.isUpToDate { return }
    defer { unlink(unfinished) }
    var begun = timespec()
    clock_gettime(CLOCK_REALTIME, &begun)
    try compilers.perform(
      compilation(of: file, to: unfinished, headers, flags)
        + ["-MMD", "-MF", record.dependenciesPath, "-MT", "object"],
      shownAs: command, in: folder)
    try record.accept(unfinished, begun: begun)
  }

  private func compilation(
    of file: String, to object: String, _ headers: [String], _ flags: [String]
  ) -> [String] {
    let isCPlusPlus = PluginSources.isCPlusPlus(file)
    var words: [String]
    if PluginSources.isObjectiveC(file) {
      words = compilers.clang(forCPlusPlus: isCPlusPlus) + ["-c"] + compilers.flags + Self.flags
      // The first standard of C++ with designated initializers, which CAROB_PLUGIN uses.
      if isCPlusPlus {
        words.append("-std=gnu++20")
      } else {
        words += modules(headers).flags(environment: compilers.environment, objects: objects)
      }
    } else {
      // One of these files may contain the entry.
      words =
        (isCPlusPlus ? compilers.forCPlusPlus : compilers.forC) + ["-c", "-DCAROB_OBJC"]
        + compilers.flags
    }
    words += headers.flatMap { ["-I", $0] }
    let environment = compilers.environment
    words += compilers.userFlags(isCPlusPlus ? environment["CXXFLAGS"] : environment["CFLAGS"])
    if PluginSources.isObjectiveC(file) {
      words += compilers.userFlags(
        isCPlusPlus ? environment["OBJCXXFLAGS"] : environment["OBJCFLAGS"])
    }
    return words + flags + ["\(folder)/\(file)", "-o", object]
  }

  // MARK: Linking

  private func compilePlaceholders() throws(CommandError) {
    var compiled: [ObjectFile] = []
    for file in files { compiled.append(try ObjectFile(path: object(file))) }
    let hasEntry = compiled.contains { $0.defined.contains(ObjectFile.entry) }
    guard hasEntry || compiled.contains(where: \.needsNoEntry) else { throw .noEntry(in: folder) }
    let isApp = compiled.contains(where: \.hasMain)
    let entry = hasEntry ? nil : GeneratedEntry(forFolder: folder, isApp: isApp)
    let placeholders = Placeholders(for: compiled)
    PluginLoader.announceClasses()
    for line in placeholders.missingClasses {
      try Output.diagnostic.write("warning: \(line)\n")
    }
    if !placeholders.missingClasses.isEmpty {
      for file in PluginSources.notCompiled(below: folder) {
        try Output.diagnostic.write(
          "warning: \(folder)/\(file) is not compiled; move it into \(folder)\n")
      }
    }
    let source = "\(objects)/\(Self.placeholders)"
    try FileSystem.write(
      Array((placeholders.source + (entry?.source ?? "")).utf8), to: source,
      advice: BuiltModule.advice)
    let command =
      compilers.clang(forCPlusPlus: false)
      + [
        "-c", "-fPIC", "-DCAROB_OBJC", "-I", root.headers, source, "-o", object(Self.placeholders),
      ]
    try compilers.perform(command, shownAs: command, in: folder)
  }

  private func link(to module: String, _ library: String) -> [String] {
    var words = compilers.clang(forCPlusPlus: files.contains(where: PluginSources.isCPlusPlus))
    // Undefined symbols are reported here, not when the host loads the module.
    words += ["-shared", "-g", "-Wl,-z,defs"]
    words.append("-Wl,--version-script=\(CarobRoot.exports(headers: root.headers))")
    words += files.map(object) + [object(Self.placeholders), library]
    words += compilers.userFlags(compilers.environment["LDFLAGS"])
    return words + CompilerSettings.libraries + ["-o", module]
  }
}
