import CarobProcess

/// The state of a plugin and its data that a worker has shown last. Later workers look for changes since then.
struct WatchedState: Codable, Equatable {
  /// The numbers of the plugin and of the others.
  var plugins: [Int64]
  /// The data file; nil when there is none, or it is not known yet.
  var data: File?

  /// Whether the worker ended so that the next one shows the plugin at once.
  var startsAnew: Bool?

  /// The file with the plugin's state for the next worker; nil for none.
  var stateFile: String?

  /// A file, and the number of its state.
  struct File: Codable, Equatable {
    let path: String
    let number: Int64
  }

  /// The state that the last worker has shown; nil for none.
  static var kept: WatchedState? { Worker.kept() }
}
