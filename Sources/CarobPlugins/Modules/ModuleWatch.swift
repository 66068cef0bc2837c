import Foundation

/// Sees when a module's file was built anew, by looking at it now and then. [main-thread]
///
/// A build takes its time to write the file. It counts when the file has not changed from one look to the next and is
/// a whole shared object; one that never becomes that counts when it has not changed for a while.
public struct ModuleWatch {
  private let path: String
  private let timeout: Double
  /// The build that was reported last, or was there at first.
  private var known: FileStamp?
  /// One that was seen since, and when it was first.
  private var seen: (stamp: FileStamp, since: ContinuousClock.Instant)?

  /// Begins with the file as it is now.
  ///
  /// - Parameters:
  ///   - path: the module.
  ///   - timeout: how many seconds a file that is no whole shared object has to stay as it is before it counts.
  public init(path: String, timeout: Double = 2) {
    self.path = path
    self.timeout = timeout
    known = FileStamp(of: path)
  }

  /// Begins after a build that another watch has reported: when the file is another one now, that is new.
  ///
  /// - Parameter build: what `build` was, in this process or another one.
  package init(path: String, after build: Int64) {
    self.init(path: path)
    if self.build != build { known = nil }
  }

  /// A number for the build that was reported last, or was there at first; the same in every process. Another build has
  /// another one, most likely.
  package var build: Int64 { known?.number ?? 0 }

  /// Looks; true once for each new build. Ask a few times a second.
  public mutating func seesNewBuild() -> Bool {
    guard let stamp = FileStamp(of: path), stamp != known else {
      // Also while the file is away: a linker removes the old one first.
      seen = nil
      return false
    }
    guard let seen, seen.stamp == stamp else {
      seen = (stamp, ContinuousClock.now)
      return false
    }
    let isWhole = (try? ELFFile(path: path)) != nil
    if !isWhole, seen.since.duration(to: .now) < .seconds(timeout) { return false }
    known = stamp
    self.seen = nil
    return true
  }
}
