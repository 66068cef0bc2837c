import CarobLibc
import Foundation

/// Says how a program is built for `carob run`.
enum ProgramBuild {
  /// Returns the build of sources.
  ///
  /// - Throws: `CommandError` when they cannot be read, or are a Swift package.
  static func of(
    _ sources: ProgramWords.Sources, root: CarobRoot, _ compilers: CompilerSettings
  ) throws(CommandError) -> ObjectiveCBuild {
    switch sources {
    case .folder(let folder): try of(folder: folder, root: root, compilers)
    case .files(let files): try of(files: files, root: root, compilers)
    }
  }

  /// Returns the build of the sources in a folder, or of a project. The program is in the folder's `.build`.
  private static func of(
    folder: String, root: CarobRoot, _ compilers: CompilerSettings
  ) throws(CommandError) -> ObjectiveCBuild {
    let targets: [BuildTarget]
    switch try PluginSources(in: folder) {
    case .c(let files), .objectiveC(let files): targets = [try .folder(folder, files: files)]
    case .project(let project): targets = try project.targets(isForTests: false)
    case .swiftPackage:
      throw CommandError(
        .badPlugin, "\(folder): is a Swift package", advice: "run it with swift run")
    }
    return ObjectiveCBuild(
      folder: folder, targets: targets, name: PluginSources.name(ofFolder: folder), root: root,
      compilers: compilers)
  }

  /// Returns the build of single sources in a folder for caches, whose name follows from their paths and contents. It has
  /// copies of them, so that their times do not matter.
  private static func of(
    files: [String], root: CarobRoot, _ compilers: CompilerSettings
  ) throws(CommandError) -> ObjectiveCBuild {
    var (paths, contents) = (FNV1a(), FNV1a())
    var copies: [(name: String, text: [UInt8], folder: String)] = []
    for (index, file) in files.enumerated() {
      try PluginSources.checkKind(of: file)
      guard let data = FileManager.default.contents(atPath: file) else {
        let reason = FileKind.missing(file) ?? "cannot be read; check its permissions"
        throw CommandError(.noInput, "\(file): \(reason)")
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
    return ObjectiveCBuild(
      folder: folder,
      targets: [
        BuildTarget(folder: folder, objects: nil, sources: sources, isProject: false, resources: [])
      ], name: URL(fileURLWithPath: files[0]).deletingPathExtension().lastPathComponent, root: root,
      compilers: compilers, subject: files[0])
  }
}
