import Foundation

/// The programs that `carob run` has built, in the user's folder for caches, or in the one for temporary files when that
/// cannot be written.
struct ProgramCache {
  static let advice = "set XDG_CACHE_HOME to a folder that can be written"

  /// How many builds of the same sources are kept, so that one can go back and forth.
  private static let kept = 4

  private let path: String

  init(_ environment: [String: String]) {
    path =
      UserCaches.folder("programs", environment)
      ?? URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
        "carob-programs-\(getuid())"
      ).path
  }

  /// Makes the folder of a build, and removes the oldest ones of the same sources.
  ///
  /// - Parameters:
  ///   - sources: a hash of their paths.
  ///   - contents: a hash of their contents.
  /// - Throws: `CommandError` when it cannot be made, or belongs to somebody else.
  func folder(_ sources: String, _ contents: String) throws(CommandError) -> String {
    let builds = "\(path)/\(sources)"
    let folder = "\(builds)/\(contents)"
    let isNew = !FileManager.default.fileExists(atPath: folder)
    try FileSystem.makeFolder(folder, advice: Self.advice)
    var status = stat()
    // Others may write into the folder for temporary files.
    guard lstat(path, &status) == 0, status.st_uid == getuid(), status.st_mode & S_IFMT == S_IFDIR
    else {
      throw CommandError(
        .cannotCreate, "\(path): belongs to somebody else", advice: Self.advice)
    }
    if isNew { removeOldest(in: builds) }
    return folder
  }

  private func removeOldest(in builds: String) {
    let folders = ((try? FileManager.default.contentsOfDirectory(atPath: builds)) ?? []).map {
      "\(builds)/\($0)"
    }
    let oldest = folders.sorted {
      (CompiledObject.changed($0) ?? 0) > (CompiledObject.changed($1) ?? 0)
    }.dropFirst(Self.kept)
    for folder in oldest { try? FileManager.default.removeItem(atPath: folder) }
  }
}

/// The hash function FNV-1a with 64 bits, whose results are the same in every process.
struct FNV1a {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var hexadecimal: String { String(value, radix: 16) }
}
