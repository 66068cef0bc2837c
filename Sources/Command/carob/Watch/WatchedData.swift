import CarobPlugins
import CarobScreens

/// The watch on a screen's data file.
struct WatchedData {
  /// The path of the file; nil when there is none, or the plugin that names it is not loaded yet.
  let path: String?
  private var files: FileWatch

  /// Starts with the present state of the file.
  ///
  /// - Parameter shown: the file and its state in an earlier process; nil for none.
  init(_ path: String?, after shown: WatchedState.File? = nil) {
    let path = path ?? shown?.path
    self.path = path
    files = FileWatch(after: shown?.number) { path.map { [$0] } ?? [] }
  }

  /// Polls the file; true once for each change.
  mutating func seesChange() -> Bool { files.seesChange() }

  /// The file and its last known state; nil when there is no file.
  var state: WatchedState.File? {
    path.map { WatchedState.File(path: $0, number: files.number) }
  }
}
