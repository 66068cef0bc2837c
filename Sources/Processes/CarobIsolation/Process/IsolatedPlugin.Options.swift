extension IsolatedPlugin {
  /// How the process of a plugin is started, and what it may use.
  public struct Options: Sendable {
    /// The program that calls `PluginProcess.serve`.
    public var program: String
    /// Its arguments.
    public var arguments: [String]
    /// Its environment, all of it.
    public var environment: [String: String]
    /// How long a message may take, with everything that it sends back.
    public var deadline: Duration = .seconds(5)
    /// How long the program may take until it says that it runs.
    public var startDeadline: Duration = .seconds(30)
    /// The most bytes that are passed on of each standard stream.
    public var outputLimit = 1 << 20
    /// What is its standard input; nil for nothing. Each start reads a file from its beginning.
    public var standardInput: CInt?
    /// Gets what it writes: the stream, 1 or 2, and the bytes. Called on a thread of its own. Whoever ends the process or
    /// notices its end waits until this was called for all that it wrote, so it must not wait for them.
    public var output: @Sendable (CInt, [UInt8]) -> Void = { _, _ in }

    /// Options for a program.
    public init(program: String, arguments: [String] = [], environment: [String: String]) {
      self.program = program
      self.arguments = arguments
      self.environment = environment
    }
  }
}
