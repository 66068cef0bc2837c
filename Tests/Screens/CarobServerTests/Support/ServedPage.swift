import CarobLibc
import CarobProcess
import Foundation
import PluginTestSupport
import Synchronization

/// `carob serve`, until it is ended.
final class ServedPage: Sendable {
  private let child: ChildProcess
  private let outputFile: UnnamedFile
  private let errorFile: UnnamedFile
  private let hasEnded = Atomic(false)

  /// Why there is no page.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// - Parameter lasting: what it uses when all tests share it; nil when it ends with its owner.
  init(
    _ arguments: [String], environment: [String: String] = [:],
    lasting: TemporaryDirectory? = nil
  ) throws {
    (outputFile, errorFile) = try (UnnamedFile(), UnnamedFile())
    let inherited = ProcessInfo.processInfo.environment.filter { $0.key == "PATH" }
    // Swift's own report of a crash takes seconds.
    child = try ChildProcess(
      [BuiltProduct.url(of: "carob").path, "serve"] + arguments,
      environment: CrashSignal.withoutBacktrace(inherited).merging(environment) { $1 },
      output: outputFile.descriptor, errors: errorFile.descriptor)
    if let lasting { LastingProcesses.add(child, lasting) }
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

  var output: String { outputFile.text }
  var errors: String { errorFile.text }

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
  var isOver: Bool { child.outcome != nil }

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
    Self.child(of: child.pid).flatMap(Self.child).map { Server(id: $0) }
  }

  private static func child(of process: pid_t) -> pid_t? {
    let children = try? String(
      contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    return children?.split(separator: " ").first.flatMap { pid_t($0) }
  }

  /// Presses Ctrl-C, or sends another signal.
  func interrupt(_ signal: Int32 = SIGINT) { child.kill(signal) }

  /// Waits for the end, after Ctrl-C unless it comes by itself.
  ///
  /// - Returns: the exit status.
  func end(interrupting: Bool = true) -> Int32 {
    if interrupting { interrupt() }
    hasEnded.store(true, ordering: .relaxed)
    return child.status()
  }
}
