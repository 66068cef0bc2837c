import CarobRuntime
import Foundation
import InstantCocoa
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import CarobIsolation

/// A plugin in a real process, as a host of its own uses it.
@Suite(.waitsForProcesses) struct IsolatedPluginTests {
  private let modules: TemporaryDirectory

  init() throws { modules = try TemporaryDirectory() }

  private static func options() -> IsolatedPlugin.Options {
    var options = IsolatedPlugin.Options(
      program: BuiltProduct.url(of: "carob").path,
      arguments: ["--plugin-process"],
      environment: ProcessInfo.processInfo.environment)
    options.deadline = TimeLimit.generous
    options.startDeadline = TimeLimit.generous
    return options
  }

  private func module(flags: [String] = []) throws -> String {
    try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Isolation/does_as_told.c"), in: modules.url, flags: ["-w"] + flags)
  }

  @Test func sendsToObjectsOfTheProcess() throws {
    let plugin = IsolatedPlugin(Self.options())
    try plugin.start()
    #expect(plugin.isRunning)
    let identifier = try plugin.send(Selector("loadPlugin:"), try module())
    #expect("\(try #require(identifier))" == "org.example.fixture.does-as-told")
    // The class is there, and not here.
    #expect(RuntimeClass(named: "DTList") == nil)
    let list = try #require(try plugin.send(Selector("classNamed:"), "DTList"))
    try plugin.within(TimeLimit.generous) {
      let made = try #require(try list.send(Selector("new")))
      #expect((made as? RemoteObject)?.className == "DTList")
      try made.send(Selector("setTitle:"), "Proxied")
      #expect(try made.send(Selector("title"), returning: String.self) == "Proxied")
    }
    #expect(try plugin.send(Selector("classNamed:"), "NoSuchClass") == nil)
    #expect(plugin.stop() == nil)
    #expect(!plugin.isRunning)
  }

  /// The kernel ends a child with the thread that started it, if it is to end with its parent.
  @Test func outlivesTheThreadThatHadItStarted() throws {
    let plugin = IsolatedPlugin(Self.options())
    let thread = Locked<String?>(nil)
    onThreads(1) { _ in
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
      thread.withLock { $0 = place }
      #expect(throws: Never.self) { try plugin.start() }
    }
    let place = try #require(thread.withLock { $0 })
    // The kernel ends the children of a thread before the thread is gone.
    #expect(eventually { !FileManager.default.fileExists(atPath: "/proc/\(place)") })
    #expect(try plugin.send(Selector("classNamed:"), "NSObject") != nil)
  }

  @Test func tellsWhatIsRaised() throws {
    let plugin = IsolatedPlugin(Self.options())
    try plugin.start()
    let error = #expect(throws: RemoteError.self) {
      try plugin.send(Selector("loadPlugin:"), "/nowhere.so")
    }
    #expect(error?.description == "/nowhere.so: no such file; check the path")
    #expect(error?.domain == "CarobScreenError")
    #expect(error?.code == 66)
    // The process goes on.
    #expect(try plugin.send(Selector("classNamed:"), "NSObject") != nil)
  }

  @Test func isAnErrorUntilItIsStartedAgain() throws {
    let plugin = IsolatedPlugin(Self.options())
    #expect(throws: IsolationError.self) { try plugin.root() }
    try plugin.start()
    try plugin.send(Selector("loadPlugin:"), try module())
    let list = try #require(try plugin.send(Selector("classNamed:"), "DTList"))
    let cell = DictionaryBox(["text": StringBox("abort")])
    let error = #expect(throws: IsolationError.self) {
      try plugin.within(TimeLimit.generous) {
        let screen = try #require(try list.send(Selector("new")))
        try screen.send(Selector("configureCell:withObject:"), screen, cell)
      }
    }
    #expect(error?.code == .signal)
    #expect(error?.handler == "-[DTList configureCell:withObject:]")
    #expect(error?.selector == "configureCell:withObject:")
    #expect(!plugin.isRunning)
    #expect(throws: IsolationError.self) { try plugin.send(Selector("classNamed:"), "NSObject") }
    try plugin.restart()
    #expect(try plugin.send(Selector("classNamed:"), "DTList") == nil)
    // What belonged to the old process is of no use.
    #expect(throws: (any Error).self) { try list.send(Selector("new")) }
  }

  /// Whoever takes the output may pause longer than the process takes to end.
  @Test func passesOnAllThatWasWritten() throws {
    let taken = Locked<[UInt8]>([])
    var options = Self.options()
    options.output = { stream, bytes in
      if taken.withLock({ $0.isEmpty }) { sleep(4) }
      if stream == 1 { taken.withLock { $0 += bytes } }
    }
    let plugin = IsolatedPlugin(options)
    try plugin.start()
    try plugin.send(Selector("loadPlugin:"), try module(flags: ["-DAT_EXIT=\"much\""]))
    #expect(plugin.stop() == nil)
    let lines = (0..<20_000).map { "line \($0)\n" }.joined()
    #expect(String(decoding: taken.withLock { $0 }, as: UTF8.self) == lines)
  }

  /// Nobody waits for an answer then, and the process is not said to hang.
  @Test func tellsOfAFloodAtTheEnd() throws {
    var options = Self.options()
    options.outputLimit = 4096
    let plugin = IsolatedPlugin(options)
    try plugin.start()
    try plugin.send(Selector("loadPlugin:"), try module(flags: ["-DAT_EXIT=\"flood\""]))
    let error = plugin.stop()
    #expect(error?.code == .flood)
    #expect(
      error?.description
        == "wrote more than 4096 bytes to standard output in the code that runs at exit")
  }

  @Test func leavesNoZombies() throws {
    for _ in 0..<5 {
      let plugin = IsolatedPlugin(Self.options())
      try plugin.start()
      _ = plugin.stop()
    }
    let children = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
      try? String(contentsOfFile: "/proc/\($0)/stat", encoding: .utf8)
    }.filter { $0.contains("(carob) Z \(getpid()) ") }
    #expect(children.isEmpty)
  }

  @Test(arguments: [
    ("/nowhere/program", "/nowhere/program: cannot be started: No such file or directory"),
    ("/bin/true", "exited with status 0"), ("/bin/false", "exited with status 1"),
  ])
  func aProgramThatIsNoneIsAnError(_ program: String, _ reason: String) {
    var options = Self.options()
    options.program = program
    let plugin = IsolatedPlugin(options)
    let error = #expect(throws: IsolationError.self) { try plugin.start() }
    #expect(error?.description == reason)
  }

  @Test func aProgramThatSaysNothingIsEnded() {
    var options = Self.options()
    (options.program, options.arguments) = ("/bin/sleep", ["1000"])
    options.startDeadline = .milliseconds(100)
    let plugin = IsolatedPlugin(options)
    let error = #expect(throws: IsolationError.self) { try plugin.start() }
    #expect(error?.code == .deadline)
    #expect(error?.reason == "no answer within 0.1 s")
  }

  @Test func aProgramThatSpeaksOtherwiseIsEnded() {
    var options = Self.options()
    options.program = "/bin/sh"
    options.arguments = ["-c", "echo hello there >&3; exec sleep 1000"]
    let plugin = IsolatedPlugin(options)
    let error = #expect(throws: IsolationError.self) { try plugin.start() }
    #expect(error?.code == .malformed)
  }
}
