import Foundation

/// The programs that `carob run` has built, in the user's folder for caches, or in the one for temporary files when that
/// cannot be written.
struct ProgramCache {
  static let advice = "set XDG_CACHE_HOME to a folder that can be written"

  /// How many builds of the same sources are kept, so that one can go back and forth.
  private static let keptBuilds = 4

  /// How many sets of sources are kept, and for how long without use, in seconds.
  private static let keptSets = 50
  private static let longestRest: TimeInterval = 30 * 24 * 60 * 60

  private let path: String

  init(_ environment: [String: String]) {
    path =
      UserCaches.folder("programs", environment)
      ?? URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
        "carob-programs-\(getuid())"
      ).path
  }

  /// Makes the folder of a build, or notes that it is used. For a new one, removes old ones of the same sources; for new
  /// sources, old ones of all.
  ///
  /// - Parameters:
  ///   - sources: a hash of their paths.
  ///   - contents: a hash of their contents.
  /// - Throws: `CommandError` when it cannot be made, or belongs to somebody else.
  func folder(_ sources: String, _ contents: String) throws(CommandError) -> String {
    let builds = "\(path)/\(sources)"
    let folder = "\(builds)/\(contents)"
    let areNewSources = !FileManager.default.fileExists(atPath: builds)
    let isNew = !FileManager.default.fileExists(atPath: folder)
    try FileSystem.makeFolder(folder, advice: Self.advice)
    var status = stat()
    // Others may write into the folder for temporary files.
    guard lstat(path, &status) == 0, status.st_uid == getuid(), status.st_mode & S_IFMT == S_IFDIR
    else {
      throw CommandError(
        .cannotCreate, "\(path): belongs to somebody else", advice: Self.advice)
    }
    // The times of the folders say when they were used last.
    for used in [builds, folder] { utimensat(AT_FDCWD, used, nil, 0) }
    if isNew { Self.removeUnused(in: builds, keeping: Self.keptBuilds) }
    if areNewSources {
      Self.removeUnused(in: path, keeping: Self.keptSets, longestRest: Self.longestRest)
    }
    return folder
  }

  /// Removes the folders that were used before others, and those that were not used for some time.
  private static func removeUnused(
    in parent: String, keeping count: Int, longestRest: TimeInterval = .infinity
  ) {
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).map {
      (path: "\(parent)/\($0)", used: CompiledObject.changed("\(parent)/\($0)") ?? 0)
    }.sorted { $0.used > $1.used }
    let earliest = Date().timeIntervalSince1970 - longestRest
    for (index, folder) in folders.enumerated() where index >= count || folder.used < earliest {
      try? FileManager.default.removeItem(atPath: folder.path)
    }
  }
}
