import CIsolation
import CarobIsolation
import CarobLibc
import CarobPlugins
import CarobRuntime
import CarobScreens
import CarobTesting
import CarobUIKit
import Foundation

/// The process in which tests run. It says which tests there are, then runs those that it is told to, one at a time.
///
/// Both sides send lines over a socket: this one JSON of `Answer`, the other `run CLASS METHOD`, `finish CLASS` after the
/// last test of a class, and `end`.
@MainActor
enum TestWorker {
  /// A line that the worker sends.
  enum Answer: Codable {
    /// What was found in the modules, first of all.
    case found([TestModule])
    /// What happens in a test.
    case event(TestEvent)
  }

  /// The longest text that is sent of a failure, in characters.
  private nonisolated static let longestText = 10_000

  /// Loads the modules and serves until the other side has no more tests; then ends the process.
  ///
  /// - Throws: `ScreenError` when a module cannot be loaded, `CommandError` when two have a class of one name.
  static func serve(_ modules: [String], socket: Int32) throws -> Never {
    if !carob_isolation_is_worker(), carob_isolation_end_with(getppid(), SIGKILL) != 0 {
      _exit(EXIT_FAILURE)
    }
    PluginProcess.goOnInWorker()
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    // The lines that a test has printed before it crashes are read, also from a pipe or a file.
    carob_isolation_write_lines()
    HandlerNote(file: socket + 1)?.watchStack()
    close(socket + 1)
    let window = try showWindow()
    let host = PluginHost()
    var found: [TestModule] = []
    for module in modules {
      let plugin = try load(module, in: host, after: found)
      found.append(
        TestModule(
          name: plugin.descriptor.name, discovery: TestDiscovery(in: plugin.classes)))
    }
    send(.found(found), to: socket)
    let runner = TestRunner { event in send(.event(shortened(event)), to: socket) }
    guard let input = fdopen(dup(socket), "r") else { _exit(EXIT_FAILURE) }
    while let line = readLine(from: input) {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "run", words.count == 3 {
        runner.run(TestIdentifier(className: words[1], method: words[2]))
      } else if words.first == "finish", words.count == 2 {
        runner.finish()
        send(.event(.ended(.tearDown(of: words[1]), seconds: 0, skipped: nil)), to: socket)
      } else {
        break
      }
    }
    withExtendedLifetime((host, window)) {}
    HeldWarnings.flush()
    ProcessLife.end(EXIT_SUCCESS)
  }

  /// Loads a module.
  ///
  /// - Parameter others: what was loaded before, which may have a test class of the same name.
  private static func load(
    _ module: String, in host: PluginHost, after others: [TestModule]
  ) throws -> LoadedPlugin {
    do {
      return try host.load(module)
    } catch {
      for other in others {
        guard
          let name = other.discovery.tests.map(\.className).first(where: {
            error.sentence.contains("a class named \($0) is already registered")
          })
        else { continue }
        throw CommandError(
          .badPlugin, "\(module): \(other.name) has a test class named \(name), too",
          advice: "run carob test for each of them separately, or rename one class")
      }
      throw error
    }
  }

  /// Makes a key window, in which tests put their views, as the app does in which Xcode runs tests.
  private static func showWindow() throws -> UIWindow {
    let window = UIWindow()
    window.frame = UIScreen.main.bounds
    UIWindow.laysOutByItself = true
    try window.makeKeyAndVisible()
    return window
  }

  private static func readLine(from input: UnsafeMutablePointer<FILE>) -> String? {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    let length = getline(&line, &capacity, input)
    defer { free(line) }
    guard length > 0, let line else { return nil }
    // SAFETY: getline ended it with NUL.
    return String(cString: line).trimmingCharacters(in: .newlines)
  }

  private nonisolated static func shortened(_ event: TestEvent) -> TestEvent {
    guard case .issue(let test, var issue) = event, issue.text.count > longestText else {
      return event
    }
    issue.text = issue.text.prefix(longestText) + "…"
    return .issue(test, issue)
  }

  /// Sends a line. Failures come on any thread, so that each is one write under a lock of the socket's.
  private nonisolated static func send(_ answer: Answer, to socket: Int32) {
    // A copy that a test has made of this process has nothing to say.
    if getpid() != processOfWorker { return }
    guard var bytes = try? JSONEncoder().encode(answer) else { return }
    bytes.append(UInt8(ascii: "\n"))
    sending.withLock { _ in
      var start = 0
      while start < bytes.count {
        // SAFETY: the buffer is valid during the call, which reads no more than its count.
        let count = bytes.withUnsafeBytes {
          write(socket, $0.baseAddress?.advanced(by: start), $0.count - start)
        }
        if count < 0, errno != EINTR { return }
        start += max(0, count)
      }
    }
  }

  private nonisolated static let sending = Locked(())
  private nonisolated static let processOfWorker = getpid()
}
