import Foundation
import InstantCocoa

/// A `carob.json` for a folder with sources, from their paths and texts.
struct ProjectProposal {
  let name: String
  let library: Target
  /// Nil when there are no tests.
  let tests: Target?

  /// The proposal for the library, or for the tests.
  struct Target {
    /// The folder of the sources, relative to the proposal's.
    let folder: String
    let count: Int
    var prefix: String?
    /// The paths of files without ARC, relative to `folder`.
    var withoutARC: [String] = []
    /// The umbrella folders, with the folder of each; empty for the default.
    var headers: [(name: String, folder: String)] = []
    var include: [String] = []

    /// Whether most files are written without ARC.
    var isManual: Bool { withoutARC.count * 2 > count }
  }

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
    let testFiles = files.filter(\.isTest)
    let tests = Self.folder(ofTests: testFiles)
    let own = files.filter { !$0.isTest && !Self.isOther($0.path) && !Self.isBelow($0.path, tests) }
    let chosen = own.isEmpty ? files.filter { !$0.isTest } : own
    guard !files.isEmpty else {
      throw CommandError(
        .noInput,
        "\(folder): neither it nor its subfolders have .m, .mm, .c, .cc, .cpp or .cxx files",
        advice: "give the folder of a library or an app")
    }
    let hints = ProjectHints(in: folder)
    name = hints.name ?? PluginSources.name(ofFolder: folder)
    let place = Self.commonFolder(of: chosen.isEmpty ? files : chosen)
    let libraryFiles = (chosen.isEmpty ? files : chosen).filter { Self.isBelow($0.path, place) }
    library = Self.target(place, libraryFiles, files, tree, name, hints.requiresARC)
    self.tests =
      chosen.isEmpty
      ? nil
      : tests.map { tests in
        let files = testFiles.filter { Self.isBelow($0.path, tests) }
        return Self.target(tests, files, [], tree, nil, nil)
      }
  }

  // MARK: Folders

  private static func isBelow(_ path: String, _ folder: String?) -> Bool {
    guard let folder else { return false }
    return folder == "." || path.hasPrefix("\(folder)/")
  }

  private static func components(_ path: String) -> [Substring] { path.split(separator: "/") }

  static func isOther(_ path: String) -> Bool {
    components(path).dropLast().contains { others.contains($0.lowercased()) }
  }

  /// Whether a file is of a package manager. Examples, in contrast, may have the tests.
  private static func isFetched(_ path: String) -> Bool {
    components(path).dropLast().contains {
      ["pods", "carthage", "deriveddata"].contains($0.lowercased())
    }
  }

  /// Returns the folder with the most tests.
  private static func folder(ofTests files: [ProposedSource]) -> String? {
    var counts: [String: Int] = [:]
    for file in files {
      let parts = components(file.path).dropLast()
      let named = parts.firstIndex { $0.contains(/(?i)(tests?|specs?)$/) }
      let folder = parts[...(named ?? parts.endIndex - 1)].joined(separator: "/")
      counts[folder.isEmpty ? "." : folder, default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
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
    _ folder: String, _ files: [ProposedSource], _ all: [ProposedSource], _ tree: SourceTree,
    _ name: String?, _ requiresARC: Bool?
  ) -> Target {
    var target = Target(folder: folder, count: files.count)
    target.prefix = ProjectHints.prefixHeader(in: tree.folder, below: folder)
    let start = folder == "." ? 0 : folder.count + 1
    if requiresARC == false {
      target.withoutARC = files.map { String($0.path.dropFirst(start)) }
    } else {
      target.withoutARC = files.filter(\.isWithoutARC).map { String($0.path.dropFirst(start)) }
    }
    guard let name else { return target }
    target.prefix = target.prefix ?? ProjectHints.onlyPrefixHeader(in: tree.folder)
    let headers = tree.headers.filter { isBelow($0, folder) }
    let imported = all.flatMap(\.imports)
    // An umbrella folder for each subfolder that files name so.
    let parts = Set(headers.flatMap { components($0).dropLast().map(String.init) })
    let umbrellas = Set(
      imported.compactMap { components($0).count == 2 ? String(components($0)[0]) : nil }
    )
    .intersection(parts).sorted()
    let folders = umbrellas.compactMap { umbrella -> (name: String, folder: String)? in
      headers.first { components($0).dropLast().contains(Substring(umbrella)) }.map { header in
        let path = components(header)
        let end = path.firstIndex(of: Substring(umbrella)) ?? path.startIndex
        return (umbrella, path[...end].joined(separator: "/"))
      }
    }
    if folders.contains(where: { $0.name != name }) {
      target.headers = folders
      if !folders.contains(where: { $0.name == name }) { target.headers.append((name, folder)) }
    }
    // A folder for -I for each longer path, if headers lie like that.
    let longer = Set(imported.filter { components($0).count > 2 })
    target.include = Set(
      longer.compactMap { path in
        tree.headers.first { $0.hasSuffix("/\(path)") }.map { String($0.dropLast(path.count + 1)) }
      }
    ).sorted()
    return target
  }

  // MARK: Text

  /// The text of the file.
  var text: String {
    var members: [JSONValue.Member] = [("name", .string(name))]
    members += Self.members(of: library)
    if let tests { members.append(("tests", .object(Self.members(of: tests)))) }
    return JSONValue.object(members).text
  }

  private static func members(of target: Target) -> [JSONValue.Member] {
    func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
    var members: [JSONValue.Member] = []
    if target.folder != "." { members.append(("folder", .string(target.folder))) }
    if !target.headers.isEmpty {
      members.append(
        ("headers", .object(target.headers.map { ($0.name, strings([$0.folder])) })))
    }
    if !target.include.isEmpty { members.append(("include", strings(target.include))) }
    if let prefix = target.prefix { members.append(("prefix", .string(prefix))) }
    if target.isManual {
      members.append(("arc", .bool(false)))
    } else if !target.withoutARC.isEmpty {
      members.append(("arc", .object([("except", strings(target.withoutARC))])))
    }
    return members
  }
}
