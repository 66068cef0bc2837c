import CarobLibc
import Foundation

/// The projects that are linked into one module. A project that several others depend on is there once.
struct ProjectGraph {
  /// The libraries, each after those that it depends on.
  private(set) var libraries: [BuildTarget] = []
  private var known: [String: ProjectLibrary] = [:]
  /// A folder for the links to headers; nil for `.build` of each project.
  private let links: String?

  init(linksIn links: String? = nil) { self.links = links }

  /// Returns the library of a project, after those that it depends on.
  ///
  /// - Throws: `CommandError` when a path does not exist, a pattern matches no source, or links cannot be written.
  mutating func library(of project: Project) throws(CommandError) -> ProjectLibrary {
    let key = URL(fileURLWithPath: project.folder).resolvingSymlinksInPath().path
    if let library = known[key] { return library }
    let tree = try SourceTree(project.path(project.file.library.folder))
    let own = try searchFlags(
      project, project.file.library, tree, links: "headers",
      umbrella: project.file.library.headers == nil ? project.file.name : nil)
    // Known before its dependencies, which may depend on it again.
    known[key] = ProjectLibrary(tree: tree, searchFlags: own, tests: nil)
    let others = try dependencies(project.file.library, of: project)
    let sources = try ProjectSources(project, project.file.library, tree)
    var testSources: ProjectSources?
    var claimed: Set<String> = []
    if let tests = project.file.tests {
      let testTree = try Self.tree(tests, project, tree)
      guard Self.standard(testTree.folder) != Self.standard(tree.folder) || tests.sources != nil
      else {
        throw project.failure(
          project.file.path, "tests has neither sources nor a folder that is not the library's",
          "give one of them")
      }
      let chosen = try ProjectSources(project, tests, testTree)
      testSources = chosen
      claimed = chosen.standardPaths
      let all = sources.standardPaths
      guard all.isEmpty || !all.isSubset(of: claimed) else {
        throw project.failure(
          project.file.path, "tests takes all sources of the library",
          "name those with tests in its \"sources\"")
      }
    }
    let library = ProjectLibrary(
      tree: tree, searchFlags: Self.once(own + others), tests: testSources)
    known[key] = library
    libraries.append(
      try sources.target(searchFlags: library.searchFlags, excluding: claimed, objects: nil))
    return library
  }

  /// Returns the tests of a project, if it has some.
  ///
  /// - Throws: as `library(of:)`.
  mutating func tests(
    of project: Project, _ library: ProjectLibrary
  ) throws(CommandError) -> [BuildTarget] {
    guard let tests = project.file.tests, let sources = library.tests else { return [] }
    let own = try searchFlags(
      project, tests, sources.tree, links: "headers-of-tests", umbrella: nil)
    let others = try dependencies(tests, of: project)
    return [
      try sources.target(
        searchFlags: Self.once(own + library.searchFlags + others), excluding: [],
        objects: ".tests")
    ]
  }

  private static func tree(
    _ target: ProjectFile.Target, _ project: Project, _ known: SourceTree
  ) throws(CommandError) -> SourceTree {
    let folder = project.path(target.folder)
    return folder == known.folder ? known : try SourceTree(folder)
  }

  /// Returns pairs of an option and its argument, each once.
  private static func once(_ flags: [String]) -> [String] {
    var known: Set<[String]> = []
    return stride(from: 0, to: flags.count, by: 2).map { [flags[$0], flags[$0 + 1]] }
      .filter { known.insert($0).inserted }.flatMap { $0 }
  }

  static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// Returns the flags that find the headers of the projects that a target depends on.
  private mutating func dependencies(
    _ target: ProjectFile.Target, of project: Project
  ) throws(CommandError) -> [String] {
    var flags: [String] = []
    for place in target.dependencies {
      let folder = try project.path(place, .directory, "folder")
      guard ProjectFile.exists(in: folder) else {
        throw project.failure(
          place.position, "\(folder) has no \(ProjectFile.fileName)",
          "write one with carob new --from")
      }
      flags += try library(of: Project(in: folder)).searchFlags
    }
    return flags
  }

  /// Writes the umbrella folders, and returns the flags that find the headers of a target.
  ///
  /// - Parameter umbrella: the name of one for all headers; nil for those that the file names.
  private func searchFlags(
    _ project: Project, _ target: ProjectFile.Target, _ tree: SourceTree, links name: String,
    umbrella: String?
  ) throws(CommandError) -> [String] {
    let parent = "\(links.map { "\($0)/\(known.count)" } ?? "\(project.folder)/.build")/\(name)"
    var folders: [UmbrellaFolder] = []
    if let umbrella, !tree.headers.isEmpty {
      folders = [
        UmbrellaFolder(
          parent: parent, name: umbrella,
          headers: Self.byDepth(tree.headers).map { "\(tree.folder)/\($0)" })
      ]
    }
    for umbrella in target.headers ?? [] {
      var headers: [String] = []
      for place in umbrella.places {
        let path = try project.path(place, nil, "folder or header")
        if FileKind(path) == .directory {
          let tree = try SourceTree(path)
          headers += Self.byDepth(tree.headers).map { "\(path)/\($0)" }
        } else {
          headers.append(path)
        }
      }
      folders.append(UmbrellaFolder(parent: parent, name: umbrella.name, headers: headers))
    }
    var flags = tree.foldersOfHeaders.flatMap { ["-iquote", $0] }
    if !folders.isEmpty { flags += ["-I", parent] }
    let hasOwnModule = target.flags.contains { $0.hasPrefix(ClangModules.mapFlag) }
    for folder in folders {
      try folder.write()
      if !hasOwnModule, let map = try folder.writeModule() {
        flags += ["-Xclang", "\(ClangModules.mapFlag)\(map)"]
      }
    }
    for place in target.include {
      flags += ["-I", try project.path(place, .directory, "folder")]
    }
    return flags
  }

  private static func byDepth(_ paths: [String]) -> [String] {
    paths.sorted { ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1) }
  }
}

/// The library of a project, as others see it.
struct ProjectLibrary {
  let tree: SourceTree
  /// The flags that find its headers, and those of the projects that it depends on.
  let searchFlags: [String]
  /// The sources of its tests; nil when it has none.
  let tests: ProjectSources?
}
