import CarobLibc
import CarobRuntime
import Foundation

/// The folder in which this process keeps copies of modules. Nobody else may look into it.
///
/// The process holds a lock on it, which the system takes away when the process ends, however it does. So others can tell that
/// a folder was left behind. It goes when the process exits; one of a process that was killed goes with the next copy that
/// the same user makes. [any-thread]
package final class CopyFolder: Sendable {
  /// Where it is.
  let url: URL
  private let descriptor: CInt
  private let process = getpid()

  private static let maximumTries = 10
  private static let prefix = "carob-modules-"
  private static let own = Locked<CopyFolder?>(nil)
  private static let removalAtExit = atexit { CopyFolder.removeOwn() }

  /// The folder of this process, which is made when there is none. Those that were left behind are removed then.
  ///
  /// - Throws: what keeps it from being made.
  static func ofThisProcess() throws -> CopyFolder {
    _ = removalAtExit
    return try folder(in: own)
  }

  /// The folder that is in a place, which is made when there is none; the same for all threads.
  ///
  /// - Throws: what keeps it from being made.
  static func folder(in place: borrowing Locked<CopyFolder?>) throws -> CopyFolder {
    if let known = place.withLock({ $0 }), known.isThere { return known }
    removeAbandoned()
    let made = try CopyFolder()
    let kept = place.withLock { place -> CopyFolder in
      // Another thread may have made one meanwhile.
      if let other = place, other.isThere { return other }
      place = made
      return made
    }
    if kept !== made { try? FileManager.default.removeItem(at: made.url) }
    return kept
  }

  /// Removes the folders of this user's processes that have ended without doing so.
  package static func removeAbandoned() {
    let parent = FileManager.default.temporaryDirectory
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = parent.appendingPathComponent(name)
      guard let descriptor = lock(folder) else { continue }
      try? FileManager.default.removeItem(at: folder)
      close(descriptor)
    }
  }

  private static func removeOwn() {
    // A copy of the process that a plugin made has no folder of its own.
    guard let folder = own.withLock({ $0 }), folder.process == getpid() else { return }
    try? FileManager.default.removeItem(at: folder.url)
  }

  /// Makes the folder.
  private init() throws {
    let parent = FileManager.default.temporaryDirectory
    for _ in 0..<Self.maximumTries {
      let url = parent.appendingPathComponent("\(Self.prefix)\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      if let descriptor = Self.lock(url) {
        self.url = url
        self.descriptor = descriptor
        return
      }
      // Another process may have taken it for one that was left behind.
      try? FileManager.default.removeItem(at: url)
    }
    throw POSIXError(.ENOLCK)
  }

  deinit { close(descriptor) }

  private var isThere: Bool { process == getpid() && access(url.path, F_OK) == 0 }

  /// Locks a folder of this user's.
  ///
  /// - Returns: a descriptor that holds the lock; nil when another process has it, or it is no such folder.
  private static func lock(_ folder: URL) -> CInt? {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if descriptor < 0 { return nil }
    var status = stat()
    // SAFETY: the structure is this function's own.
    if fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0, access(folder.path, F_OK) == 0
    {
      return descriptor
    }
    close(descriptor)
    return nil
  }
}
