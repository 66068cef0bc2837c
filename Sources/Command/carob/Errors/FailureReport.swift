import CarobRenderers
import CarobRuntime
import InstantCocoa

/// Reports a failure: a sentence on standard error, and JSON on standard output if the command
/// prints JSON. `docs/error.schema.json` describes it.
enum FailureReport {
  /// Reports an error. Writes no JSON after other output.
  static func tell(_ error: CommandError) {
    Output.complain(error.description, as: .error)
    guard wantsJSON, !Output.hasWritten else { return }
    write(error.description, kind: error.status, status: error.status.rawValue, error.place)
  }

  /// Reports that a plugin has ended the process that should print.
  ///
  /// - Parameters:
  ///   - hasOutput: whether that process has already printed something.
  ///   - status: the exit status of this process.
  static func tell(ofEnd message: String, hasOutput: Bool, status: Int32) {
    Output.complain(message, as: .error)
    guard wantsJSON, !hasOutput else { return }
    write(message, kind: .badPlugin, status: status, nil)
  }

  /// Whether the arguments request JSON. Read before parsing, which may fail.
  private static let wantsJSON: Bool = {
    if SubcommandTraits.given.contains(.passesOptionsOn) { return false }
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
    // Ignores errors, because the sentence was written, and standard output may be closed or the disk full.
    try? Output.standard.write(failure.text, isFailure: true)
  }
}
