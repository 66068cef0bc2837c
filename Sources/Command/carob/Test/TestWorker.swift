import CarobIsolation
import CarobLibc
import CarobPlugins
import CarobProcess
import CarobRuntime
import CarobScreens
import CarobTesting
import CarobUIKit
import Foundation

/// The process in which tests run. It says which tests there are, then runs those that it is told to, one at a time.
///
/// Both sides send lines of JSON over a socket: the other one each `Command`, this one each `Answer`.
@MainActor
enum TestWorker {
  /// A line that the worker is sent.
  enum Command: Codable {
    /// It is to run a test.
    case run(TestIdentifier)
    /// The class of this name has no more tests.
    case finish(String)
    /// There are no more tests.
    case end
  }

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
    Worker.goOn()
    // Its number stays as it is: a test that writes to descriptors which it has not opened is to be noticed.
    let lines = JSONLines(socket)
    // The lines that a test has printed before it crashes are read, also from a pipe or a file.
    Worker.writeLines()
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
    send(.found(found), to: lines)
    let runner = TestRunner { event in send(.event(shortened(event)), to: lines) }
    loop: while case .value(let command) = lines.next(Command.self) {
      switch command {
      case .run(let test): runner.run(test)
      case .finish(let name):
        runner.finish()
        send(.event(.ended(.tearDown(of: name), seconds: 0, skipped: nil)), to: lines)
      case .end: break loop
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

  private nonisolated static func shortened(_ event: TestEvent) -> TestEvent {
    guard case .issue(let test, var issue) = event, issue.text.count > longestText else {
      return event
    }
    issue.text = issue.text.prefix(longestText) + "…"
    return .issue(test, issue)
  }

  /// Sends a line. Failures come on any thread.
  private nonisolated static func send(_ answer: Answer, to lines: JSONLines) {
    // A copy that a test has made of this process has nothing to say.
    if !Worker.isCopied { lines.send(answer) }
  }
}
