import CarobIsolation
import CarobLibc
import CarobPlugins
import CarobProcess
import CarobRuntime
import CarobScreens
import CarobTesting
import CarobUIKit
import Foundation

/// The worker of a test process. It sends the list of tests, and then runs the requested ones, one at a time.
///
/// Both sides send lines of JSON through a socket: `TestProcess` each `Command`, the worker each `Answer`.
@MainActor
enum TestWorker {
  /// A line to the worker.
  enum Command: Codable {
    /// Run a test.
    case run(TestIdentifier)
    /// The class has no more tests.
    case finish(String)
    case end
  }

  /// A line from the worker.
  enum Answer: Codable {
    /// The tests in the modules; the first answer.
    case found([TestModule])
    /// An event in a test.
    case event(TestEvent)
  }

  /// The longest text of a failure, in characters.
  private nonisolated static let longestText = 10_000

  /// Loads the modules and runs tests until the command has no more; then ends the process.
  ///
  /// - Throws: `ScreenError` when a module cannot be loaded, `CommandError` when two modules have a
  ///   class with the same name.
  static func serve(
    _ modules: [String], with others: [String], socket: Int32, attachments: String?
  ) throws -> Never {
    Worker.goOn()
    // Keeps the low number, so that a test that writes to a wrong descriptor is noticed.
    let lines = JSONLines(socket)
    // Line-buffered, so that lines printed before a crash are complete, even in a pipe or a file.
    Worker.writeLines()
    HandlerNote(file: socket + 1)?.watchStack()
    close(socket + 1)
    let window = try showWindow()
    let host = PluginHost()
    try host.loadOthers(others)
    var found: [TestModule] = []
    for module in modules {
      let plugin = try load(module, in: host, after: found)
      found.append(
        TestModule(
          name: plugin.descriptor.name,
          discovery: TestDiscovery(in: plugin.classes, absent: plugin.absentClasses)))
    }
    send(.found(found), to: lines)
    let absent = found.reduce(into: [:]) { all, module in
      all.merge(module.discovery.absentClasses) { first, _ in first }
    }
    let runner = TestRunner(attachments: attachments) { event in
      send(.event(shortened(event)), to: lines)
    }
    loop: while case .value(let command) = lines.next(Command.self) {
      switch command {
      case .run(let test):
        guard let reason = absent[test.className] else {
          runner.run(test)
          continue
        }
        send(.event(.issue(test, TestIssue(reason, isExpected: false))), to: lines)
        send(.event(.ended(test, seconds: 0, skipped: nil)), to: lines)
      case .finish(let name):
        runner.finish()
        send(.event(.ended(.tearDown(of: name), seconds: 0, skipped: nil)), to: lines)
      case .end: break loop
      }
    }
    runner.end()
    withExtendedLifetime((host, window)) {}
    HeldWarnings.flush()
    ProcessLife.end(EXIT_SUCCESS)
  }

  /// Loads a module.
  ///
  /// - Parameter others: the modules loaded before, which may have a test class with the same name.
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

  /// Makes a key window for tests, like the host app in Xcode.
  private static func showWindow() throws -> UIWindow {
    let window = UIWindow()
    window.frame = UIScreen.main.bounds
    UIWindow.laysOutByItself = true
    try window.makeKeyAndVisible()
    return window
  }

  private nonisolated static func shortened(_ event: TestEvent) -> TestEvent {
    guard case .issue(let test, var issue) = event, issue.text.count > longestText else {
      return event
    }
    issue.text = issue.text.prefix(longestText) + "…"
    return .issue(test, issue)
  }

  /// Sends a line, from any thread.
  private nonisolated static func send(_ answer: Answer, to lines: JSONLines) {
    // A fork that a test made must not answer.
    if !Worker.isCopied { lines.send(answer) }
  }
}
