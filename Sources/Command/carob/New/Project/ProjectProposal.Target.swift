import Foundation

extension ProjectProposal {
  /// The proposal for the library, or for the tests.
  struct Target {
    /// The folder of the sources, relative to the proposal's.
    let folder: String
    let count: Int
    /// The patterns of the sources; empty for all.
    var sources: [String] = []
    /// The patterns of sources to leave out.
    private(set) var exclude: [String] = []
    var prefix: String?
    /// The paths of files without ARC, relative to `folder`.
    var withoutARC: [String] = []
    /// The umbrella folders, with the folder of each; empty for the default.
    private(set) var headers: [(name: String, folder: String)] = []
    private(set) var include: [String] = []
    /// The data that the sources name, relative to the proposal's folder.
    private(set) var resources: [String] = []

    init(folder: String, count: Int) {
      self.folder = folder
      self.count = count
    }

    /// Whether most files are written without ARC.
    var isManual: Bool { withoutARC.count * 2 > count }

    /// Returns a path in `folder` relative to it.
    func relative(_ path: String) -> String {
      folder == "." ? path : String(path.dropFirst(folder.count + 1))
    }

    // MARK: Patterns

    /// Returns the pattern of one source. One without a slash would match files in subfolders too.
    func pattern(of path: String, in tree: SourceTree) -> String {
      let own = relative(path)
      let isAmbiguous =
        !own.contains("/")
        && tree.sources.contains { $0 != path && $0.hasSuffix("/\(own)") }
      return isAmbiguous ? "./\(own)" : own
    }

    /// Names the sources of tests that lie among others: by the ends of their names if no other file has such a name, else
    /// each by its path.
    mutating func takeSources(
      _ files: [ProposedSource], not others: [ProposedSource], _ tree: SourceTree
    ) {
      let paths = files.map { relative($0.path) }
      let otherPaths = others.map { relative($0.path) }
      let patterns = ["Tests", "Test", "Specs", "Spec"].flatMap { ["*\($0).m", "*\($0).mm"] }
        .map(ProjectPattern.init(text:))
        .filter { pattern in
          paths.contains(where: pattern.matches) && !otherPaths.contains(where: pattern.matches)
        }
      let rest = files.filter { file in
        !patterns.contains { $0.matches(relative(file.path)) }
      }
      sources = patterns.map(\.text) + rest.map { pattern(of: $0.path, in: tree) }
    }

    /// Leaves sources out: a folder such as `Examples` as a whole, else each by its path.
    mutating func exclude(_ paths: Set<String>, _ tree: SourceTree) {
      exclude = Set(
        paths.map { path in
          let parts = ProjectProposal.components(relative(path))
          let other = parts.dropLast().firstIndex(where: ProjectProposal.isOtherFolder)
          return other.map { parts[...$0].joined(separator: "/") } ?? pattern(of: path, in: tree)
        }
      ).sorted()
    }

    /// Proposes the data that the sources name, with or without the ending, as they ask a bundle for it.
    ///
    /// - Parameter others: what is in the bundle already.
    mutating func takeResources(
      _ files: [ProposedSource], _ tree: SourceTree, besides others: [String] = []
    ) {
      let names = files.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      // A bundle has one file of a name.
      var taken = Set(others.map { URL(fileURLWithPath: $0).lastPathComponent })
      resources = tree.data.filter { path in
        if ProjectProposal.isOther(path) { return false }
        let file = URL(fileURLWithPath: path)
        let isNamed =
          names.contains(file.lastPathComponent)
          || names.contains(file.deletingPathExtension().lastPathComponent)
        return isNamed && taken.insert(file.lastPathComponent).inserted
      }
    }

    // MARK: Headers

    /// Proposes how headers are found.
    ///
    /// - Parameters:
    ///   - name: the name of the library.
    ///   - imports: the paths that files import.
    mutating func takeHeaders(of name: String, _ imports: [String], _ tree: SourceTree) {
      prefix = prefix ?? Self.onlyPrefixHeader(in: tree)
      let own = tree.headers.filter { ProjectProposal.isBelow($0, folder) }
      // An umbrella folder for each subfolder that files name so.
      let parts = Set(own.flatMap { ProjectProposal.components($0).dropLast().map(String.init) })
      let umbrellas = Set(
        imports.map(ProjectProposal.components).filter { $0.count == 2 }.map { String($0[0]) }
      )
      .intersection(parts).sorted()
      let folders = umbrellas.compactMap { umbrella -> (name: String, folder: String)? in
        own.lazy.map(ProjectProposal.components).compactMap { path in
          path.dropLast().firstIndex(of: Substring(umbrella)).map { end in
            (umbrella, path[...end].joined(separator: "/"))
          }
        }.first
      }
      if folders.contains(where: { $0.name != name }) {
        headers = folders
        if !folders.contains(where: { $0.name == name }) { headers.append((name, folder)) }
      }
      // A folder for -I for each longer path, if headers lie like that.
      let longer = Set(imports.filter { ProjectProposal.components($0).count > 2 })
      include = Set(
        longer.compactMap { path in
          tree.headers.first { $0.hasSuffix("/\(path)") }
            .map { String($0.dropLast(path.count + 1)) }
        }
      ).sorted()
    }

    /// Returns the only prefix header outside of tests and examples; nil when there are none or several.
    private static func onlyPrefixHeader(in tree: SourceTree) -> String? {
      let own = tree.prefixHeaders.filter {
        !ProposedSource.isInTestFolder($0) && !ProjectProposal.isOther($0)
      }
      return own.count == 1 ? own[0] : nil
    }
  }
}
