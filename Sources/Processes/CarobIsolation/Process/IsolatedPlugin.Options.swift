extension IsolatedPlugin {
  /// Settings for starting a plugin's process, and its limits.
  public struct Options: Sendable {
    /// The program, which calls `PluginProcess.serve`.
    public var program: String
    /// The arguments.
    public var arguments: [String]
    /// The whole environment.
    public var environment: [String: String]
    /// The time limit for a message, including the messages that its method sends back.
    public var deadline: Duration = .seconds(5)
    /// The time limit for the start.
    public var startDeadline: Duration = .seconds(30)
    /// The most bytes to pass on from each standard stream.
    public var outputLimit = 1 << 20
    /// The standard input; nil for `/dev/null`. Each start reads a file from its beginning.
    public var standardInput: CInt?
    /// Gets the output: the stream, 1 or 2, and the bytes. Called on a separate thread. Whoever ends the
    /// process or notices its end waits for these calls, so they must not wait for that thread.
    public var output: @Sendable (CInt, [UInt8]) -> Void = { _, _ in }

    /// Creates options.
    public init(program: String, arguments: [String] = [], environment: [String: String]) {
      self.program = program
      self.arguments = arguments
      self.environment = environment
    }
  }
}
