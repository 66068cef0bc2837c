import CarobLibc
import Foundation

/// The libraries that a module finds by `$ORIGIN`: relative to its own folder.
///
/// A copy of the module gets links to them, which are in the same places relative to the copy.
struct SiblingLibraries: Sendable {
  /// The files, without symbolic links, with their states when the copy was made.
  let stamps: [String: FileStamp]
  /// The number of folders between the copy and the folder that the links are in.
  let depth: Int
  /// The targets of the links, by their paths relative to the copy's folder.
  private let links: [String: String]

  /// The files, in order.
  var paths: [String] { stamps.keys.sorted() }

  /// - Complexity: O(libraries beside the module)
  init(of module: ModuleFile) {
    let folder =
      URL(fileURLWithPath: StartFolder.path(of: module.path)).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    var (stamps, links) = ([String: FileStamp](), [String: String]())
    // Each with its folder, and the places of those that need it: with RPATH they count for it, too.
    var files = [(file: ELFModule(module), folder: ".", inherited: [String]())]
    // A library may need the module itself.
    var seen: Set = [URL(fileURLWithPath: module.path).lastPathComponent]
    while let (file, own, inherited) = files.popLast() {
      let places = Self.places(in: file.runPaths, besides: own) + inherited
      for name in file.neededLibraries where !name.contains("/") && seen.insert(name).inserted {
        let found = places.first { access("\(folder)/\($0)/\(name)", F_OK) == 0 }
        guard let place = found, let real = FileAccess.realPath("\(folder)/\(place)/\(name)")
        else { continue }
        stamps[real] = FileStamp(of: real)
        links[Self.normal("\(place)/\(name)")] = real
        guard let library = try? ModuleFile(path: real) else { continue }
        files.append((ELFModule(library), place, places))
      }
    }
    self.stamps = stamps
    self.links = links
    depth = links.keys.map { $0.split(separator: "/").prefix { $0 == ".." }.count }.max() ?? 0
  }

  /// Makes the links.
  ///
  /// - Parameter folder: the copy's folder, so many folders below one of the copy's own as `depth` says.
  func link(besides folder: URL) throws {
    for (place, target) in links {
      let link = folder.appendingPathComponent(place).standardizedFileURL
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
    }
  }

  /// The folders of search paths that are relative to that of their file: `./.` and `./../lib`.
  private static func places(
    in paths: [ELFModule.RunPath], besides folder: String
  ) -> [String] {
    paths.flatMap { $0.directories.split(separator: ":") }.compactMap { directory in
      for origin in ["$ORIGIN", "${ORIGIN}"] where directory.hasPrefix(origin) {
        let rest = directory.dropFirst(origin.count)
        if rest.isEmpty || rest.hasPrefix("/") { return folder + rest }
      }
      return nil
    }
  }

  /// Returns a relative path without `.`, and with `..` at its beginning alone.
  private static func normal(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
