import CarobProcess

/// The state of a plugin and its data that a worker has shown last: the workers after it notice a change from there on.
struct WatchedState: Codable, Equatable {
  /// The number of the plugin's state.
  var plugin: Int64
  /// The file of the data; nil when there is none, or it is not known yet.
  var data: DataFile?

  /// A file, and the number of its state.
  struct DataFile: Codable, Equatable {
    let path: String
    let number: Int64
  }

  /// The state that the last worker has shown; nil when it has shown none.
  static var kept: WatchedState? { Worker.kept() }
}
