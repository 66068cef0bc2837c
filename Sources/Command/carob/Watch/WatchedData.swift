import CarobPlugins
import CarobScreens

/// The file of a screen's data, which is watched.
struct WatchedData {
  /// The file; nil when there is none, or the plugin that names it was not loaded yet.
  let path: String?
  private var files: FileWatch

  /// Begins with the file as it is now.
  ///
  /// - Parameter shown: the file and its state when an earlier process showed it; nil for none.
  init(_ path: String?, after shown: WatchedState.DataFile? = nil) {
    let path = path ?? shown?.path
    self.path = path
    files = FileWatch(after: shown?.number) { path.map { [$0] } ?? [] }
  }

  /// Looks; true once for each change.
  mutating func seesChange() -> Bool { files.seesChange() }

  /// The file and the state that was seen last; nil when there is no file.
  var state: WatchedState.DataFile? {
    path.map { WatchedState.DataFile(path: $0, number: files.number) }
  }
}
