import ArgumentParser

/// The options of `carob show` that are about the plugin's own process.
struct IsolationOptions: ParsableArguments {
  @Flag(
    help: """
      Run the plugin in a process of its own: a row whose handler crashes, hangs or ends the process is an \
      error, and the others are shown.
      """)
  var isolated = false

  @Option(
    help: ArgumentHelp(
      "With --isolated: how long a message to the plugin may take. 5 unless said.",
      valueName: "seconds"))
  var deadline: Double?

  @Option(
    help: ArgumentHelp(
      "With --isolated: how much memory the plugin's process may have; 0 for any. 2048 unless said.",
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

  /// Less than this the runtime needs itself.
  private static let minimumMemory = 64
  private static let maximumMemory = 1 << 30

  /// How long a message may take.
  var messageDeadline: Duration { DeadlineOption.duration(seconds: deadline ?? 5) }

  /// The most bytes of memory; nil for no limit.
  var memoryLimit: Int? {
    let limit = memory ?? 2048
    return limit == 0 ? nil : limit << 20
  }
}
