import Foundation
import PluginTestSupport
import Testing

/// A terminal in tmux, with a shell in it, which a test types into and looks at. It has a server of its own.
final class TmuxTerminal {
  private let files: TemporaryDirectory
  private let folder: URL

  /// Runs `carob browse`, and says how it ended and whether the settings of the terminal are as before. Its process is
  /// in the file `pid` meanwhile.
  private static let script = """
    trap : INT QUIT
    before=$(stty -g)
    sh -c 'echo $$ >"$0"; exec carob browse "$@"' "$(dirname "$0")/pid" "$@"
    status=$?
    if [ "$(stty -g)" = "$before" ]; then echo "ended $status"; else echo "ended $status, spoiled"; fi
    """

  /// - Parameters:
  ///   - directory: the working directory of the shell; one of its own when nil.
  ///   - environment: what is set besides the path.
  init(
    columns: Int = 80, rows: Int = 24, in directory: URL? = nil, environment: [String: String] = [:]
  ) throws {
    files = try TemporaryDirectory()
    folder = directory ?? files.url
    _ = try files.write(Self.script, to: "browse")
    let path = "\(Executable.directory.path):\(CommandRun.inherited["PATH"] ?? "")"
    let variables = CommandRun.inherited
      .merging([
        "PATH": path, "PS1": "$ ", "SWIFT_BACKTRACE": "enable=no", "HISTFILE": "/dev/null",
      ]) { $1 }
      .merging(environment) { $1 }
      .map { "\($0)=\($1)" }
    try tmux(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
        + ["-c", folder.path, "env"] + variables + ["bash", "--norc", "--noprofile"])
    try wait { $0.first == "$" }
  }

  deinit { _ = try? tmux(["kill-server"]) }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let socket = files.url.appendingPathComponent("tmux").path
    let run = try CompletedProcess(
      "tmux", ["-u", "-S", socket] + arguments, environment: CommandRun.inherited)
    try #require(run.status == 0, "tmux \(arguments): \(run.errors)")
    return run.output
  }

  // MARK: Typing

  /// Types a command for the shell.
  func enter(_ command: String) throws {
    try write(command)
    try press("Enter")
  }

  /// Runs `carob browse`; what it ended with is a line then.
  func browse(_ arguments: String...) throws {
    try enter("clear; sh '\(files.url.path)/browse' \(arguments.joined(separator: " "))")
  }

  /// Presses keys, by tmux's names for them.
  func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Sends text as it is.
  func write(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  /// Makes the terminal another size.
  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// The process of the command.
  func process() throws -> pid_t {
    let text = try String(contentsOf: files.url.appendingPathComponent("pid"), encoding: .utf8)
    return try #require(pid_t(text.trimmingCharacters(in: .newlines)))
  }

  // MARK: Looking

  /// What is shown.
  func lines() throws -> [String] {
    try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// What is shown, with sequences for its looks.
  func looks() throws -> String { try tmux(["capture-pane", "-p", "-e"]) }

  /// Waits until something holds for what is shown; the test fails, and says what is shown, when that takes all too long.
  func wait(
    at location: SourceLocation = #_sourceLocation, until holds: ([String]) throws -> Bool
  ) throws {
    var shown: [String] = []
    let isSo = try eventually {
      shown = try lines()
      return try holds(shown)
    }
    if isSo { return }
    let text = shown.joined(separator: "\n")
    try #require(Bool(false), "the terminal shows:\n\(text)", sourceLocation: location)
  }

  /// Waits for the title at the top, and for what ends the text of one of the lines at the foot.
  func wait(
    forTitle title: String, foot: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    try wait(at: location) { $0.title == title && $0.foot(has: foot) }
  }

  /// Waits until the last line but that of the keys begins so.
  func wait(forStatus text: String, at location: SourceLocation = #_sourceLocation) throws {
    try wait(at: location) { $0.suffix(2).contains { $0.hasPrefix(text) } }
  }

  /// Waits for the end of the command, and checks that the terminal is restored.
  ///
  /// - Returns: the lines that are shown then, up to the one of the end.
  @discardableResult
  func waitForEnd(_ status: Int32, at location: SourceLocation = #_sourceLocation) throws
    -> [String]
  {
    try wait(at: location) { $0.contains { $0.hasPrefix("ended ") } }
    let shown = try lines()
    let end = try #require(shown.firstIndex { $0.hasPrefix("ended ") })
    #expect(shown[end] == "ended \(status)", sourceLocation: location)
    #expect(try isRestored(), sourceLocation: location)
    return Array(shown[...end])
  }

  /// Whether the shell's screen is shown, with its cursor, and the mouse is tmux's.
  func isRestored() throws -> Bool {
    try tmux(["display-message", "-p", "#{alternate_on} #{cursor_flag} #{mouse_any_flag}"])
      == "0 1 0\n"
  }
}

extension [String] {
  /// The text in the first line, which the bar of a high terminal sets in by a column.
  var title: String { first.map { $0.hasPrefix(" ") ? String($0.dropFirst()) : $0 } ?? "" }

  /// Whether one of the last lines ends with a text, or has it near the end of the line between the screen and the foot.
  func foot(has text: String) -> Bool {
    suffix(4).contains { $0.hasSuffix(text) || $0.hasSuffix("\(text) ──") }
  }
}
