import ArgumentParser
import CarobIsolation
import CarobProcess
import CarobScreens

/// The options of `carob show` about the plugin's process.
struct IsolationOptions: ParsableArguments {
  @Flag(
    help: """
      Run the plugin in a process of its own: a row whose handler crashes, hangs or ends the process is an \
      error, and the others are shown.
      """)
  var isolated = false

  @Option(
    help: ArgumentHelp(
      "With --isolated: how long a message to the plugin may take (default: 5).",
      valueName: "seconds"))
  var deadline: Double?

  @Option(
    help: ArgumentHelp(
      "With --isolated: how much memory the plugin's process may have; 0 for any (default: 2048).",
      valueName: "MiB"))
  var memory: Int?

  func validate() throws {
    if !isolated, deadline != nil || memory != nil {
      throw ValidationError(
        "\(deadline == nil ? "--memory" : "--deadline") is for a process of its own; "
          + "pass --isolated too")
    }
    if let deadline { try DeadlineOption.validate(seconds: deadline) }
    if let memory, memory != 0, !(Self.minimumMemory...Self.maximumMemory).contains(memory) {
      throw ValidationError(
        "--memory \(memory) is too \(memory < Self.minimumMemory ? "little" : "much"); "
          + "give MiB such as 512, or 0 for no limit")
    }
  }

  /// The runtime needs this much.
  private static let minimumMemory = 64
  private static let maximumMemory = 1 << 30

  /// Returns the options for starting the plugin's process.
  ///
  /// - Parameter data: the data of the request. All processes read standard input from its beginning.
  func processOptions(data: String?) throws(CommandError) -> IsolatedPlugin.Options {
    var options = ScreenProcess.options
    if let timeLimit { options.deadline = timeLimit }
    if data == "-" {
      options.standardInput = try IsolatedInput.copy().leftOpen()
    }
    // A trace must not be cut.
    if options.environment["CAROB_TRACE"] != nil { options.outputLimit = .max }
    options.output = { stream, bytes in
      // Ignores errors, because nobody can be told.
      try? (stream == 1 ? Output.standard : Output.diagnostic).write(bytes)
    }
    return options
  }

  /// The time limit for a message; nil for the usual one.
  var timeLimit: Duration? { deadline.map(DeadlineOption.duration) }

  /// The most memory, in bytes; nil for no limit.
  var memoryLimit: Int? {
    let limit = memory ?? 2048
    return limit == 0 ? nil : limit << 20
  }
}
