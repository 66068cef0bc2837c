import CarobLibc

/// Chooses the sources of a target by its patterns, and their flags.
struct ProjectSources {
  private let project: Project
  private let target: ProjectFile.Target
  private let tree: SourceTree

  init(_ project: Project, _ target: ProjectFile.Target, _ tree: SourceTree) {
    self.project = project
    self.target = target
    self.tree = tree
  }

  /// Returns the paths of the sources, as the compiler gets them.
  ///
  /// - Throws: `CommandError` when a pattern matches no source.
  func paths(excluding others: Set<String>) throws(CommandError) -> [String] {
    try chosen(excluding: others).map { "\(tree.folder)/\($0)" }
  }

  private func chosen(excluding others: Set<String>) throws(CommandError) -> [String] {
    for pattern in (target.sources ?? []) + target.exclude + exceptions {
      guard tree.sources.contains(where: pattern.pattern.matches) else {
        let example = tree.sources.first.map { "; write it as in \($0)" } ?? ""
        throw project.failure(
          pattern.position, "no source in \(tree.folder) matches \(pattern.pattern.text)",
          "check the name\(example)")
      }
    }
    return tree.sources.filter { path in
      (target.sources.map { $0.contains { $0.pattern.matches(path) } } ?? true)
        && !target.exclude.contains { $0.pattern.matches(path) }
        && (others.isEmpty || !others.contains(ProjectGraph.standard("\(tree.folder)/\(path)")))
    }
  }

  private var exceptions: [ProjectFile.Pattern] {
    if case .automaticExcept(let patterns) = target.arc { patterns } else { [] }
  }

  /// Returns the target to build.
  ///
  /// - Parameters:
  ///   - searchFlags: the flags that find headers.
  ///   - objects: a folder for the objects, below that of the configuration; nil for none.
  /// - Throws: `CommandError` when a pattern matches no source, or the prefix header or a resource does not exist.
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
    let sources = try chosen(excluding: others).map { (path) throws(CommandError) in
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
