import CarobLibc
/// Sees when a module's file was built anew, by looking at it now and then. [main-thread]
///
/// A build takes its time to write the file. It counts when the file has not changed from one look to the next and is
/// a whole shared object; one that never becomes that counts when it has not changed for a while.
public struct ModuleWatch {
  /// The file.
  package private(set) var file: FileWatch

  /// Begins with the file as it is now.
  ///
  /// - Parameters:
  ///   - path: the module.
  ///   - timeout: how many seconds a file that is no whole shared object has to stay as it is before it counts.
  public init(path: String, timeout: Double = 2) {
    self.init(path: path, timeout: timeout, after: nil)
  }

  /// The same after what another process has seen; see `FileWatch`.
  package init(path: String, timeout: Double = 2, after number: Int64?) {
    let counts = { (duration: Duration) in
      if (try? ModuleFile(path: path)) != nil { return true }
      // A linker removes the old file first.
      return FileStamp(of: StartFolder.path(of: path)) != nil && duration >= .seconds(timeout)
    }
    file = FileWatch(after: number, counts: counts) { [path] }
  }

  /// Looks; true once for each new build. Ask a few times a second.
  public mutating func seesNewBuild() -> Bool { file.seesChange() }
}
