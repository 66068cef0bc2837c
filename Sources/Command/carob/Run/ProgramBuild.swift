import CarobLibc
import Foundation

/// Builds a program for `carob run`.
enum ProgramBuild {
  /// Builds the sources in a folder, or those of a project. The program is in the folder's `.build`.
  ///
  /// - Returns: the path of the program.
  /// - Throws: `CommandError` when it does not build, or the folder is a Swift package.
  static func program(
    ofFolder folder: String, root: CarobRoot, _ compilers: CompilerSettings
  ) throws(CommandError) -> String {
    let targets: [BuildTarget]
    switch try PluginSources(in: folder) {
    case .c(let files), .objectiveC(let files): targets = [try .folder(folder, files: files)]
    case .project(let project): targets = try project.targets(isForTests: false)
    case .swiftPackage:
      throw CommandError(
        .badPlugin, "\(folder): is a Swift package", advice: "run it with swift run")
    }
    return try ObjectiveCBuild(
      folder: folder, targets: targets, name: PluginSources.name(ofFolder: folder), root: root,
      compilers: compilers
    ).program()
  }

  /// Builds sources in a folder for caches, whose name follows from their paths and contents. It has copies of them, so that
  /// their times do not matter.
  static func program(
    of files: [String], root: CarobRoot, _ compilers: CompilerSettings
  ) throws(CommandError) -> String {
    var (paths, contents) = (FNV1a(), FNV1a())
    var copies: [(name: String, text: [UInt8], folder: String)] = []
    for (index, file) in files.enumerated() {
      try PluginSources.checkKind(of: file)
      guard let data = FileManager.default.contents(atPath: file) else {
        throw CommandError(.noInput, "\(file): cannot be read; check its permissions")
      }
      let url = URL(fileURLWithPath: file)
      paths.add(Array(url.path.utf8) + [0])
      contents.add(Array(data) + [0])
      let isSource = PluginSources.isSource(url.lastPathComponent)
      guard isSource || Script.begins(file) else {
        throw CommandError(
          .badPlugin, "\(file): is no source",
          advice: "give a .m, .mm, .c, .cc, .cpp or .cxx file, or begin it with #!")
      }
      let ending = isSource ? "" : ".m"
      copies.append(
        (
          "\(index)-\(url.lastPathComponent)\(ending)", Script.source(data, path: file),
          url.deletingLastPathComponent().path
        ))
    }
    let folder = try ProgramCache(compilers.environment).folder(
      paths.hexadecimal, contents.hexadecimal)
    var sources: [BuildTarget.Source] = []
    for copy in copies {
      let path = "\(folder)/\(copy.name)"
      if !FileManager.default.fileExists(atPath: path) {
        // Another process may build it at the same time.
        let unfinished = "\(folder)/.\(getpid())-\(copy.name)"
        try FileSystem.write(copy.text, to: unfinished, advice: ProgramCache.advice)
        guard rename(unfinished, path) == 0 else {
          throw .cannotWrite(path, errno, advice: ProgramCache.advice)
        }
      }
      sources.append(
        BuildTarget.Source(path: path, name: copy.name, flags: ["-iquote", copy.folder]))
    }
    return try ObjectiveCBuild(
      folder: folder,
      targets: [
        BuildTarget(folder: folder, objects: nil, sources: sources, isProject: false, resources: [])
      ], name: URL(fileURLWithPath: files[0]).deletingPathExtension().lastPathComponent, root: root,
      compilers: compilers, subject: files[0]
    ).program()
  }
}
