import CarobLibc
import Foundation
import PluginTestSupport
import Synchronization

/// `carob serve`, until it is ended.
final class ServedPage: Sendable {
  private let files: TemporaryDirectory
  private let child: pid_t
  private let hasEnded = Atomic(false)

  /// Why there is no page.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// - Parameter lasting: what it uses when all tests share it; nil when it ends with its owner.
  init(
    _ arguments: [String], environment: [String: String] = [:],
    lasting: TemporaryDirectory? = nil
  ) throws {
    files = try TemporaryDirectory()
    let output = try files.write("", to: "output")
    let errors = try files.write("", to: "errors")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)
    var inherited = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
    // Swift's own report of a crash takes seconds.
    inherited["SWIFT_BACKTRACE"] = "enable=no"
    child = try ChildProcess.start(
      [BuiltProduct.url(of: "carob").path, "serve"] + arguments, in: nil,
      environment: inherited.merging(environment) { _, given in given }, &actions)
    if let lasting {
      LastingProcesses.add(child, files)
      LastingProcesses.add(child, lasting)
    }
  }

  deinit { if !hasEnded.load(ordering: .relaxed) { _ = end() } }

  /// The URL, once it is there.
  func url() throws -> String {
    try wait { output.hasSuffix("\n") }
    return output.trimmingCharacters(in: .newlines)
  }

  /// The port in the URL.
  func port() throws -> Int {
    URLComponents(string: try url())?.port ?? 0
  }

  /// The token in the URL.
  func token() throws -> String {
    URLComponents(string: try url())?.fragment ?? ""
  }

  var output: String { text(of: "output") }
  var errors: String { text(of: "errors") }

  private func text(of name: String) -> String {
    (try? String(contentsOf: files.url.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  /// Waits until something is so.
  func wait(until condition: () -> Bool) throws {
    var isSo = false
    _ = eventually {
      let isLast = isOver
      isSo = condition()
      return isSo || isLast
    }
    if isSo { return }
    throw Failure(description: "carob serve did not come so far; its errors: \(errors)")
  }

  /// Whether it has ended; `end` gets its status all the same.
  var isOver: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo == SIGCHLD
  }

  /// The process that serves.
  struct Server {
    let id: pid_t

    /// Whether it has ended.
    var isGone: Bool {
      let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      return state?.contains(") Z ") ?? true
    }
  }

  /// The process that serves; nil when there is none. It is a child of one that only waits for it.
  func server() -> Server? {
    Self.child(of: child).flatMap(Self.child).map { Server(id: $0) }
  }

  private static func child(of process: pid_t) -> pid_t? {
    let children = try? String(
      contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    return children?.split(separator: " ").first.flatMap { pid_t($0) }
  }

  /// Presses Ctrl-C, or sends another signal.
  func interrupt(_ signal: Int32 = SIGINT) { kill(child, signal) }

  /// Waits for the end, after Ctrl-C unless it comes by itself.
  ///
  /// - Returns: the exit status.
  func end(interrupting: Bool = true) -> Int32 {
    if interrupting { interrupt() }
    hasEnded.store(true, ordering: .relaxed)
    return ChildProcess.wait(for: child)
  }
}
