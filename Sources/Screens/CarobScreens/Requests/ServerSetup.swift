/// What `carob serve` tells the process that serves, at first: a line of JSON.
package struct ServerSetup: Codable, Sendable {
  /// The screens that pages see.
  package var request: ScreenRequest
  /// The address to listen on.
  package var host: String
  /// 0 for any.
  package var port: Int
  /// The token of an earlier process, whose pages are to go on; nil for a new one.
  package var token: String?
  /// Whether all pages see the same screen.
  package var isShared: Bool
  /// How the plugin's own process is, for each session; nil when it is loaded by the one that serves.
  package var isolation: Isolation?
  /// Whether the plugin's file may be written over while it is loaded.
  package var isWatched: Bool

  /// A process of a plugin.
  package struct Isolation: Codable, Sendable {
    /// How many seconds a message may take.
    package var deadline: Double
    /// The most bytes of memory; nil for no limit.
    package var memoryLimit: Int?

    package init(deadline: Double, memoryLimit: Int?) {
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

/// What `carob serve` tells it later: a sentence for those who look. The end of what it tells is the end of the process.
package struct ServerCommand: Codable, Sendable {
  /// The sentence.
  package var told: String

  package init(told: String) { self.told = told }
}

/// What it tells `carob serve`.
package enum ServerReport: Codable, Sendable {
  /// It answers.
  case listening(port: Int, token: String)
  /// It cannot; the status is that of the command.
  case failed(status: Int, sentence: String, advice: String?, place: String?)
}
