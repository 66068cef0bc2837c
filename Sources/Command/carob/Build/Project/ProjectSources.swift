import CarobLibc

/// Chooses the sources of a target by its patterns, and their flags.
struct ProjectSources {
  private let project: Project
  private let target: ProjectFile.Target
  let tree: SourceTree
  /// The sources below the folder of the tree, in order.
  private let chosen: [String]

  /// - Throws: `CommandError` when a pattern matches no source.
  init(
    _ project: Project, _ target: ProjectFile.Target, _ tree: SourceTree
  ) throws(CommandError) {
    self.project = project
    self.target = target
    self.tree = tree
    var exceptions: [ProjectFile.Pattern] = []
    if case .automaticExcept(let patterns) = target.arc { exceptions = patterns }
    for pattern in (target.sources ?? []) + target.exclude + exceptions {
      guard tree.sources.contains(where: pattern.pattern.matches) else {
        let example = tree.sources.first.map { "; write it as in \($0)" } ?? ""
        throw project.failure(
          pattern.position, "no source in \(tree.folder) matches \(pattern.pattern.text)",
          "check the name\(example)")
      }
    }
    chosen = tree.sources.filter { path in
      (target.sources.map { $0.contains { $0.pattern.matches(path) } } ?? true)
        && !target.exclude.contains { $0.pattern.matches(path) }
    }
  }

  /// The paths of the sources, in a form that can be compared.
  var standardPaths: Set<String> { Set(chosen.map(standard)) }

  private func standard(_ path: String) -> String {
    ProjectGraph.standard("\(tree.folder)/\(path)")
  }

  /// Returns the target to build.
  ///
  /// - Parameters:
  ///   - searchFlags: the flags that find headers.
  ///   - others: the `standardPaths` of another target, which are left out.
  ///   - objects: a folder for the objects, below that of the configuration; nil for none.
  /// - Throws: `CommandError` when the prefix header or a resource does not exist.
  func target(
    searchFlags: [String], excluding others: Set<String>, objects: String?
  ) throws(CommandError) -> BuildTarget {
    var flags = searchFlags + target.defines.map { "-D\($0)" }
    if let prefix = target.prefix {
      flags += ["-include", try project.path(prefix, .regular, "header")]
    }
    let resources = try target.resources.map { (place) throws(CommandError) in
      try project.path(place, nil, "file or folder")
    }
    let own = others.isEmpty ? chosen : chosen.filter { !others.contains(standard($0)) }
    let sources = try own.map { (path) throws(CommandError) in
      try PluginSources.checkKind(of: "\(tree.folder)/\(path)")
      return BuildTarget.Source(
        path: "\(tree.folder)/\(path)", name: path,
        flags: flags + arcFlags(path) + target.flags)
    }
    return BuildTarget(
      folder: project.folder, objects: objects, sources: sources, isProject: true,
      resources: resources)
  }

  private func arcFlags(_ path: String) -> [String] {
    guard PluginSources.isObjectiveC(path) else { return [] }
    switch target.arc {
    case .automatic: return []
    case .manual: return ["-fno-objc-arc"]
    case .automaticExcept(let patterns):
      return patterns.contains { $0.pattern.matches(path) } ? ["-fno-objc-arc"] : []
    }
  }
}
