/// Sources in Objective-C, C and C++ that are linked into a module, with those of other targets.
struct BuildTarget {
  /// A file to compile.
  struct Source {
    /// The path for the compiler.
    let path: String
    /// The path in the folder of the sources, which names the object too.
    let name: String
    /// The flags that come after those of all files.
    let flags: [String]
  }

  /// The folder whose `.build` gets the objects, as the user wrote it.
  let folder: String
  /// A folder for the objects, below that of the configuration; nil for none.
  let objects: String?
  let sources: [Source]
  /// Whether a `carob.json` describes it. All its languages are compiled by clang then, as in Xcode.
  let isProject: Bool
  /// The files and folders that are put beside the module.
  let resources: [String]

  /// Returns the path of the object of a source.
  func object(of source: Source, _ configuration: BuildCommand.Configuration) -> String {
    let below = objects.map { "/\($0)" } ?? ""
    return "\(folder)/.build/\(configuration.rawValue)\(below)/\(source.name).o"
  }

  /// Returns the sources in a folder without a `carob.json`.
  ///
  /// - Parameter files: the names of the sources.
  /// - Throws: `CommandError` when the flags in `build_flags.txt` have a mistake.
  static func folder(_ folder: String, files: [String]) throws(CommandError) -> BuildTarget {
    let flags = try BuildFlags(in: folder, for: files)
    return BuildTarget(
      folder: folder, objects: nil,
      sources: files.map {
        Source(path: "\(folder)/\($0)", name: $0, flags: flags.flags(for: $0))
      }, isProject: false, resources: [])
  }
}
