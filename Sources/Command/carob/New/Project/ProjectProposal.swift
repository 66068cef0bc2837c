import CarobRuntime
import Foundation

/// A `carob.json` for a folder with sources, from their paths and texts.
struct ProjectProposal {
  let name: String
  let library: Target
  /// Nil when there are no tests.
  let tests: Target?

  /// The folders of code that is not the library's own.
  private static let others = [
    "examples", "example", "demo", "demos", "sample", "samples", "pods", "carthage", "vendor",
    "playgrounds", "deriveddata", "build", "spm",
  ]

  /// Looks at a folder.
  ///
  /// - Throws: `CommandError` when the folder cannot be read, or has no sources.
  init(for folder: String) throws(CommandError) {
    let tree = try SourceTree(folder)
    let files = tree.sources.filter { !Self.isFetched($0) }.map {
      ProposedSource($0, at: "\(folder)/\($0)")
    }
    guard !files.isEmpty else {
      let inSwift =
        tree.filesInSwift == 0
        ? "" : ", and apps in Swift (\("file".withCount(tree.filesInSwift))) do not run"
      throw CommandError(
        .noInput,
        "\(folder): neither it nor its subfolders have .m, .mm, .c, .cc, .cpp or .cxx files\(inSwift)",
        advice: "give the folder of a library or an app in Objective-C")
    }
    let testFiles = files.filter(\.isTest)
    let folderOfTests = Self.folder(ofTests: testFiles)
    // The name of a folder says that all files in it are for tests. Others may have the library as well.
    let folderForTests = folderOfTests.flatMap { Self.isInTests($0) ? $0 : nil }
    let others = files.filter { !$0.isTest && !Self.isBelow($0.path, folderForTests) }
    let own = others.filter { !Self.isOther($0.path) }
    let chosen = own.isEmpty ? others : own
    let hints = ProjectHints(in: folder)
    name = hints.name ?? PluginSources.name(ofFolder: folder)
    let place = Self.commonFolder(of: chosen.isEmpty ? files : chosen)
    let libraryFiles = (chosen.isEmpty ? files : chosen).filter { Self.isBelow($0.path, place) }
    var library = Self.target(place, libraryFiles, tree, hints.requiresARC)
    library.takeHeaders(of: name, files.flatMap(\.imports), tree)
    library.takeResources(libraryFiles, tree)
    var claimed = libraryFiles
    tests =
      chosen.isEmpty
      ? nil
      : folderOfTests.map { folder in
        let areBeside = libraryFiles.contains { Self.isBelow($0.path, folder) }
        let chosen = (areBeside ? testFiles : files).filter { Self.isBelow($0.path, folder) }
        claimed += chosen
        var tests = Self.target(folder, chosen, tree, nil)
        if areBeside { tests.takeSources(chosen, not: libraryFiles, tree) }
        tests.takeResources(chosen, tree, besides: library.resources)
        return tests
      }
    library.exclude(
      Set(tree.sources.filter { Self.isBelow($0, place) }).subtracting(claimed.map(\.path)), tree)
    self.library = library
  }

  // MARK: Folders

  static func isBelow(_ path: String, _ folder: String?) -> Bool {
    guard let folder else { return false }
    return folder == "." || path.hasPrefix("\(folder)/")
  }

  static func components(_ path: String) -> [Substring] { path.split(separator: "/") }

  static func isOther(_ path: String) -> Bool {
    components(path).dropLast().contains(where: isOtherFolder)
  }

  static func isOtherFolder(_ name: Substring) -> Bool { others.contains(name.lowercased()) }

  /// Whether a file is of a package manager. Examples, in contrast, may have the tests.
  private static func isFetched(_ path: String) -> Bool {
    components(path).dropLast().contains {
      ["pods", "carthage", "deriveddata"].contains($0.lowercased())
    }
  }

  /// Returns the folder with the most tests: one with the name of such, or the one that has all others.
  private static func folder(ofTests files: [ProposedSource]) -> String? {
    var counts: [String: Int] = [:]
    var others: [ProposedSource] = []
    for file in files {
      let folders = components(file.path).dropLast()
      if let named = folders.firstIndex(where: ProposedSource.isTestFolder) {
        counts[folders[...named].joined(separator: "/"), default: 0] += 1
      } else {
        others.append(file)
      }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let most, most.value >= others.count { return most.key }
    return others.isEmpty ? nil : commonFolder(of: others)
  }

  /// Goes down from the top as long as one subfolder has nine of ten sources.
  private static func commonFolder(of files: [ProposedSource]) -> String {
    var folder: [Substring] = []
    while true {
      var counts: [Substring: Int] = [:]
      var inside = 0
      for file in files {
        let parts = components(file.path)
        guard parts.starts(with: folder) else { continue }
        inside += 1
        if parts.count > folder.count + 1 { counts[parts[folder.count], default: 0] += 1 }
      }
      guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
        most.value * 10 >= inside * 9
      else { break }
      folder.append(most.key)
    }
    return folder.isEmpty ? "." : folder.joined(separator: "/")
  }

  // MARK: Settings

  private static func target(
    _ folder: String, _ files: [ProposedSource], _ tree: SourceTree, _ requiresARC: Bool?
  ) -> Target {
    var target = Target(folder: folder, count: files.count)
    let manual = requiresARC == false ? files : files.filter(\.isWithoutARC)
    target.withoutARC = manual.map { target.pattern(of: $0.path, in: tree) }
    target.prefix = tree.prefixHeaders.filter {
      let below = target.relative($0)
      return isBelow($0, folder) && !isOther(below)
        && (isInTests(folder) || !ProposedSource.isInTestFolder(below))
    }.min { ($0.count, $0) < ($1.count, $1) }
    return target
  }

  private static func isInTests(_ folder: String) -> Bool {
    components(folder).contains(where: ProposedSource.isTestFolder)
  }
}
