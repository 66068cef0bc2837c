import CarobLibc

/// Watches a module's file, and the libraries that it finds by `$ORIGIN`, for new builds, by polling. [main-thread]
///
/// A build counts when the file has not changed between two polls and is a complete shared object.
/// Any other file counts when it has not changed for a longer time.
public struct ModuleWatch {
  /// The watch on the file.
  package private(set) var file: FileWatch

  /// Starts with the present state of the file.
  ///
  /// - Parameters:
  ///   - path: the module.
  ///   - timeout: the seconds after which an unchanged file counts even if it is no complete shared object.
  public init(path: String, timeout: Double = 2) {
    self.init(path: path, timeout: timeout, after: nil)
  }

  /// Starts with the state that another process has seen; see `FileWatch`.
  package init(path: String, timeout: Double = 2, after number: Int64?) {
    let counts = { (duration: Duration) in
      if (try? ModuleFile(path: path)) != nil { return true }
      // A linker removes the old file first.
      return FileStamp(of: StartFolder.path(of: path)) != nil && duration >= .seconds(timeout)
    }
    let files = Files(path)
    file = FileWatch(after: number, counts: counts) { files.current }
  }

  /// The files of a module. The libraries are looked for again when the module has changed.
  private final class Files {
    private let path: String
    private var stamp: FileStamp?
    private var libraries: [String] = []

    init(_ path: String) { self.path = path }

    var current: [String] {
      let place = StartFolder.path(of: path)
      let now = FileStamp(of: place)
      if now != stamp {
        stamp = now
        libraries = (try? ModuleFile(path: path)).map { SiblingLibraries(of: $0).paths } ?? []
      }
      return [path] + libraries
    }
  }

  /// Polls the file; true once for each new build. Call this a few times per second.
  public mutating func seesNewBuild() -> Bool { file.seesChange() }
}
