import CarobLibc
import CarobRuntime
import Foundation

/// The folder for this process's copies of modules. Other users cannot read it.
///
/// The process holds a lock on the folder until it ends, in whatever way, so others recognize abandoned folders. The
/// folder is removed at exit; that of a killed process when the same user makes the next copy. [any-thread]
package final class CopyFolder: Sendable {
  let url: URL
  private let descriptor: CInt
  private let process = getpid()

  private static let maximumTries = 10
  private static let prefix = "carob-modules-"
  private static let own = Locked<CopyFolder?>(nil)
  private static let removalAtExit = atexit { CopyFolder.removeOwn() }

  /// Returns the folder of this process, after creating it if necessary. Creating it removes abandoned folders.
  ///
  /// - Throws: an error when the folder cannot be created.
  static func ofThisProcess() throws -> CopyFolder {
    _ = removalAtExit
    return try folder(in: own)
  }

  /// Returns the folder in `place`, after creating it if necessary. All threads get the same one.
  ///
  /// - Throws: an error when the folder cannot be created.
  static func folder(in place: borrowing Locked<CopyFolder?>) throws -> CopyFolder {
    if let known = place.withLock({ $0 }), known.isThere { return known }
    removeAbandoned()
    let made = try CopyFolder()
    let kept = place.withLock { place -> CopyFolder in
      // Another thread may have created one meanwhile.
      if let other = place, other.isThere { return other }
      place = made
      return made
    }
    if kept !== made { try? FileManager.default.removeItem(at: made.url) }
    return kept
  }

  /// Removes abandoned folders of this user.
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
    // A fork of this process does not own the folder.
    guard let folder = own.withLock({ $0 }), folder.process == getpid() else { return }
    try? FileManager.default.removeItem(at: folder.url)
  }

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
      // Another process may have removed it as abandoned before it was locked.
      try? FileManager.default.removeItem(at: url)
    }
    throw POSIXError(.ENOLCK)
  }

  deinit { close(descriptor) }

  private var isThere: Bool { process == getpid() && access(url.path, F_OK) == 0 }

  /// Locks a folder of this user.
  ///
  /// - Returns: a descriptor that holds the lock; nil when another process has it, or there is no such folder.
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
