import CarobRenderers
import CarobRuntime

/// Tells of a failure: in a sentence on standard error, and as JSON on standard output for those who read JSON there.
/// `docs/error.schema.json` describes it.
enum FailureReport {
  /// Tells of an error. What was written before is no failure: then there is no JSON.
  static func tell(_ error: CommandError) {
    Output.complain(error.description, as: .error)
    guard wantsJSON, !Output.hasWritten else { return }
    write(error.description, kind: error.status, status: error.status.rawValue, error.place)
  }

  /// Tells of a plugin that has ended the process which was to print.
  ///
  /// - Parameters:
  ///   - hasOutput: whether that process has printed something before.
  ///   - status: how this process ends.
  static func tell(ofEnd message: String, hasOutput: Bool, status: Int32) {
    Output.complain(message, as: .error)
    guard wantsJSON, !hasOutput else { return }
    write(message, kind: .badPlugin, status: status, nil)
  }

  /// Whether the arguments ask for JSON. A failure may come before they are parsed.
  private static let wantsJSON: Bool = {
    let arguments = CommandLine.arguments.prefix { $0 != "--" }
    return arguments.contains("--format=json")
      || zip(arguments, arguments.dropFirst()).contains { $0 == ("--format", "json") }
  }()

  private static func write(
    _ message: String, kind: ExitStatus, status: Int32, _ place: String?
  ) {
    let failure = JSONValue.object([
      (
        "error",
        .object([
          ("kind", .string(kind.kind)), ("message", .string(message)),
          ("status", .integer(Int(status))), ("place", JSONValue(place)),
        ])
      )
    ])
    // The sentence was told. Who closed standard output, or filled the disk, gets no more.
    try? Output.standard.write(failure.text, isFailure: true)
  }
}
