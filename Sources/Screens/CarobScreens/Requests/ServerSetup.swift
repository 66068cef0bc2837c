/// The first line of JSON from `carob serve` to its server.
package struct ServerSetup: Codable, Sendable {
  package var request: ScreenRequest
  package var host: String
  /// The port; 0 for any free one.
  package var port: Int
  /// The token of an earlier server, whose pages can go on with it; nil for a new one.
  package var token: String?
  /// Whether all pages share one session.
  package var isShared: Bool
  /// Settings of the plugin's process in each session; nil to load the plugin into the server.
  package var isolation: Isolation?
  /// Whether the plugin's file may be overwritten while it is loaded.
  package var isWatched: Bool
  /// The state of the plugin from an earlier server; nil for none.
  package var keptState: KeptState?

  /// Settings of a plugin's process.
  package struct Isolation: Codable, Sendable {
    /// The time limit for a message; nil for the usual one.
    package var deadline: Duration?
    /// The most memory, in bytes; nil for no limit.
    package var memoryLimit: Int?

    package init(deadline: Duration?, memoryLimit: Int?) {
      self.deadline = deadline
      self.memoryLimit = memoryLimit
    }
  }

  package init(
    _ request: ScreenRequest, host: String, port: Int, isShared: Bool, isWatched: Bool
  ) {
    self.request = request
    self.host = host
    self.port = port
    self.isShared = isShared
    self.isWatched = isWatched
  }
}

/// A later line from `carob serve` to its server, which exits at the end of its input.
package struct ServerCommand: Codable, Sendable {
  /// A sentence to show on all pages; nil for a request to save the plugin's state, which the server answers.
  package var told: String?

  package init(told: String?) { self.told = told }
}

/// A line from the server to `carob serve`.
package enum ServerReport: Codable, Sendable {
  /// The server is listening.
  case listening(port: Int, token: String)
  /// The state of the plugin; nil for none.
  case state(KeptState?)
  /// The server cannot listen. `status` is the exit status for `carob`.
  case failed(status: Int, sentence: String, advice: String?, place: String?)
}
