import CarobPlugins
import Foundation

/// Builds a module or a program in Objective-C, possibly with C and C++ files. Each file becomes an object in
/// `.build`, and is compiled again only when it, an included header or the command has changed.
struct ObjectiveCBuild {
  /// The folder, as the user wrote it.
  let folder: String
  let targets: [BuildTarget]
  /// The name of the module, without `lib` and `.so`; that of the program.
  let name: String
  let root: CarobRoot
  let compilers: CompilerSettings
  /// What messages call the sources; nil for the folder.
  var subject: String?
  /// A folder for compiled modules, if the user's folder for caches cannot be written; nil for that of the objects.
  var temporary: String?

  private static let placeholders = "placeholders.c"

  /// Builds the module.
  ///
  /// - Returns: the path of the module.
  /// - Throws: `CommandError` when there is no clang, files do not compile, or something cannot be written.
  func run() throws(CommandError) -> String {
    let headers = try root.objectiveCHeaders()
    let library = try root.objectiveCLibrary()
    try FileSystem.makeFolder(moduleFolder, advice: BuiltModule.advice)
    let module = BuiltModule(folder: moduleFolder, name: "lib\(name).so")
    return try module.replace { (unfinished) throws(CommandError) in
      try FileSystem.makeFolder(objects, advice: BuiltModule.advice)
      try writeCompileFlags(headers)
      try linkResources(beside: module)
      try compile(headers)
      try compilePlaceholders()
      try compilers.perform(
        link(to: unfinished, library), shownAs: link(to: module.path, library), in: folder)
    }
  }

  /// Builds a program that is linked with `libcarob.so`, unless nothing has changed.
  ///
  /// - Returns: the path of the program.
  /// - Throws: as `run`, and when no source has a `main`.
  func program() throws(CommandError) -> String {
    let headers = try root.objectiveCHeaders()
    let libraries = (own: try root.objectiveCLibrary(), shared: try root.library())
    let program = BuiltModule(folder: objects, name: name)
    let command = linkOfProgram(to: program.path, libraries)
    try FileSystem.makeFolder(objects, advice: advice)
    try linkResources(beside: program)
    let (commandPath, commandText) = ("\(objects)/.\(name).command", ShellText.command(command))
    if isUpToDate(program, headers, [libraries.own, libraries.shared]),
      FileManager.default.contents(atPath: commandPath) == Data(commandText.utf8)
    {
      return program.path
    }
    let path = try program.replace { (unfinished) throws(CommandError) in
      try compile(headers)
      try compilePlaceholders(isProgram: true)
      try compilers.perform(
        linkOfProgram(to: unfinished, libraries), shownAs: command, in: subject ?? folder)
    }
    try FileSystem.write(Array(commandText.utf8), to: commandPath, advice: advice)
    return path
  }

  /// What to do when a file cannot be written. Sources that were named alone are built in the user's folder for caches.
  private var advice: String { subject == nil ? BuiltModule.advice : ProgramCache.advice }

  /// Whether the program is newer than its objects, which are newer than what they are compiled from.
  private func isUpToDate(
    _ program: BuiltModule, _ headers: [String], _ libraries: [String]
  ) -> Bool {
    guard let made = CompiledObject.changed(program.path) else { return false }
    return records(headers).allSatisfy(\.isUpToDate)
      && (allObjects + libraries).allSatisfy {
        CompiledObject.changed($0).map { $0 <= made } ?? false
      }
  }

  /// Returns the objects, with what the last build has recorded of them.
  ///
  /// - Throws: `CommandError` when the Objective-C headers are missing.
  func records() throws(CommandError) -> [CompiledObject] {
    records(try root.objectiveCHeaders())
  }

  private func records(_ headers: [String]) -> [CompiledObject] {
    targets.flatMap { target in target.sources.map { record(of: $0, in: target, headers) } }
  }

  // MARK: Files

  /// Tests are beside their objects, so that the folder has one module, which the folder's name finds.
  private var moduleFolder: String { hasTests ? "\(folder)/.build/tests" : folder }
  private var hasTests: Bool { targets.contains { $0.objects != nil } }

  private var objects: String { "\(folder)/.build/\(compilers.configuration.rawValue)" }
  private func object(_ file: String) -> String {
    "\(objects)/\(hasTests ? ".tests-" : "")\(file).o"
  }

  private var allObjects: [String] {
    targets.flatMap { target in
      target.sources.map { target.object(of: $0, compilers.configuration) }
    }
  }

  private var sources: [BuildTarget.Source] { targets.flatMap(\.sources) }

  /// Writes the compiler's flags to `compile_flags.txt`, for editors with clangd. Keeps an existing
  /// file, because the user may have edited it.
  private func writeCompileFlags(_ headers: [String]) throws(CommandError) {
    let path = "\(folder)/compile_flags.txt"
    guard access(path, F_OK) != 0 else { return }
    var flags: [String] = []
    // Of a project, those of the folder's own library. An editor takes paths from the folder of the file.
    if let target = targets.last(where: { $0.objects == nil && $0.folder == folder }),
      target.isProject
    {
      flags = (target.sources.first?.flags ?? []).filter { $0 != "-fno-objc-arc" }
    }
    let beforePaths: Set = ["-I", "-iquote", "-include"]
    let lines =
      Self.flags + modules(headers).flags(with: flags) + headers.flatMap { ["-I", $0] }
      + zip([""] + flags, flags).map {
        beforePaths.contains($0) ? URL(fileURLWithPath: $1).path : $1
      }
    try FileSystem.write(
      Array(lines.joined(separator: "\n").utf8 + [10]), to: path, advice: BuiltModule.advice)
  }

  /// Puts links to the resources beside the module, where the bundle looks for them.
  ///
  /// - Throws: `CommandError` when two have the same name, or a link cannot be made.
  private func linkResources(beside module: BuiltModule) throws(CommandError) {
    var linked: [String: String] = [:]
    for resource in targets.flatMap(\.resources) {
      let url = URL(fileURLWithPath: resource).standardizedFileURL
      if let other = linked.updateValue(url.path, forKey: url.lastPathComponent),
        other != url.path
      {
        throw CommandError(
          .badPlugin,
          "\(folder): two resources have the name \(url.lastPathComponent): \(other) and \(url.path)",
          advice: "rename one, or name the folders that they are in")
      }
      let link = "\(module.folder)/\(url.lastPathComponent)"
      if URL(fileURLWithPath: link).standardizedFileURL.path == url.path { continue }
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != nil { unlink(link) }
      guard symlink(url.path, link) == 0 else {
        throw .cannotWrite(link, errno, advice: "give the resource another name")
      }
    }
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

  private func compile(_ headers: [String]) throws(CommandError) {
    var compilations: [Compilation] = []
    for target in targets {
      for source in target.sources {
        let record = record(of: source, in: target, headers)
        if record.isUpToDate { continue }
        let object = record.path
        let path = URL(fileURLWithPath: object)
        try FileSystem.makeFolder(
          path.deletingLastPathComponent().path, advice: BuiltModule.advice)
        let unfinished =
          "\(object.dropLast(path.lastPathComponent.count)).\(getpid())-"
          + path.lastPathComponent
        let command =
          compilation(of: source, in: target, to: unfinished, headers)
          + ["-MMD", "-MF", record.dependenciesPath, "-MT", "object"]
        compilations.append(
          Compilation(
            source: source, record: record, unfinished: unfinished,
            command: command + Self.allErrors(source, in: target)))
      }
    }
    try Compilations(
      compilations, of: sources.count, in: subject ?? folder, compilers,
      headers: headers[headers.endIndex - 1]
    ).run()
  }

  private func record(
    of source: BuildTarget.Source, in target: BuildTarget, _ headers: [String]
  ) -> CompiledObject {
    let object = target.object(of: source, compilers.configuration)
    return CompiledObject(
      path: object, command: compilation(of: source, in: target, to: object, headers))
  }

  /// Clang ends after twenty errors otherwise.
  private static func allErrors(
    _ source: BuildTarget.Source, in target: BuildTarget
  ) -> [String] {
    target.isProject || PluginSources.isObjectiveC(source.name) ? ["-ferror-limit=0"] : []
  }

  /// Returns the command that compiles a source.
  ///
  /// - Parameter object: the path of the object; nil to check the source only.
  func compilation(
    of source: BuildTarget.Source, in target: BuildTarget, to object: String?,
    _ headers: [String]
  ) -> [String] {
    let isCPlusPlus = PluginSources.isCPlusPlus(source.name)
    var words: [String]
    let warnings =
      compilers.flags(warnings: CompilerSettings.warningsOfXcode)
    let mode = object == nil ? "-fsyntax-only" : "-c"
    if PluginSources.isObjectiveC(source.name) {
      words = compilers.clang(forCPlusPlus: isCPlusPlus) + [mode] + warnings + Self.flags
      // The first standard of C++ with designated initializers, which CAROB_PLUGIN uses.
      if isCPlusPlus {
        words.append("-std=gnu++20")
      } else {
        words += modules(headers).flags(
          with: source.flags, environment: compilers.environment, objects: temporary ?? objects)
      }
    } else {
      let plain = isCPlusPlus ? compilers.forCPlusPlus : compilers.forC
      words = target.isProject ? compilers.clang(forCPlusPlus: isCPlusPlus) + ["-fblocks"] : plain
      // One of these files may contain the entry.
      words += [mode, "-DCAROB_OBJC"] + warnings
    }
    words += headers.flatMap { ["-I", $0] }
    let environment = compilers.environment
    words += compilers.userFlags(isCPlusPlus ? environment["CXXFLAGS"] : environment["CFLAGS"])
    if PluginSources.isObjectiveC(source.name) {
      words += compilers.userFlags(
        isCPlusPlus ? environment["OBJCXXFLAGS"] : environment["OBJCFLAGS"])
    }
    return words + source.flags + [source.path] + (object.map { ["-o", $0] } ?? [])
  }

  // MARK: Linking

  private func compilePlaceholders(isProgram: Bool = false) throws(CommandError) {
    var compiled: [ObjectFile] = []
    for object in allObjects { compiled.append(try ObjectFile(path: object)) }
    if isProgram, !compiled.contains(where: \.hasMain) { throw .noMain(in: subject ?? folder) }
    let hasEntry = isProgram || compiled.contains { $0.defined.contains(ObjectFile.entry) }
    let entry =
      hasEntry ? nil : GeneratedEntry(name, isApp: compiled.contains(where: \.hasMain))
    let placeholders = Placeholders(for: compiled)
    PluginLoader.announceClasses()
    for line in placeholders.missingClasses {
      try Output.diagnostic.write("warning: \(line)\n")
    }
    if !placeholders.missingClasses.isEmpty, !targets.contains(where: \.isProject) {
      for file in PluginSources.notCompiled(below: folder) {
        try Output.diagnostic.write(
          "warning: \(folder)/\(file) is not compiled; move it into \(folder)\n")
      }
    }
    let source = "\(objects)/\(hasTests ? ".tests-" : "")\(Self.placeholders)"
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

  private func linkOfProgram(
    to program: String, _ libraries: (own: String, shared: String)
  ) -> [String] {
    let names = sources.map(\.name)
    let isCPlusPlus = names.contains(where: PluginSources.isCPlusPlus)
    var words =
      names.contains(where: PluginSources.isObjectiveC)
      ? compilers.clang(forCPlusPlus: isCPlusPlus)
      : isCPlusPlus ? compilers.forCPlusPlus : compilers.forC
    words += ["-g"] + allObjects + [object(Self.placeholders), libraries.own, libraries.shared]
    let folder = URL(fileURLWithPath: libraries.shared).deletingLastPathComponent().path
    words.append("-Wl,-rpath,\(folder)")
    words += compilers.userFlags(compilers.environment["LDFLAGS"])
    return words + CompilerSettings.libraries + ["-o", program]
  }

  private func link(to module: String, _ library: String) -> [String] {
    var words = compilers.clang(
      forCPlusPlus: sources.contains { PluginSources.isCPlusPlus($0.name) })
    // Undefined symbols are reported here, not when the host loads the module.
    words += ["-shared", "-g", "-Wl,-z,defs"]
    words.append("-Wl,--version-script=\(CarobRoot.exports(headers: root.headers))")
    words += allObjects + [object(Self.placeholders), library]
    words += compilers.userFlags(compilers.environment["LDFLAGS"])
    return words + CompilerSettings.libraries + ["-o", module]
  }
}
