import ArgumentParser
import CarobIsolation
import CarobFoundation
import CarobRuntime
import Foundation

/// What a message to another process takes: a round over the socket, with both sides' event loops and threads.
struct IsolationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "isolation",
    abstract: "Time messages to a plugin's process, and its start.",
    discussion: """
      Wall-clock time, since two processes take turns. Each figure is the median of some rounds; the process \
      is this program's own.
      """)

  @Option(help: "How many messages a round has.")
  var messages = 2_000

  @Option(help: "How many rounds there are.")
  var rounds = 15

  /// The first argument of the process that is started.
  static let processArgument = "plugin-process"

  func run() throws {
    var options = IsolatedPlugin.Options(
      program: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      arguments: [Self.processArgument], environment: ProcessInfo.processInfo.environment)
    options.deadline = .seconds(60)
    let plugin = IsolatedPlugin(options)
    try plugin.start()
    let (here, there) = (EchoService(), try plugin.root())
    let text = StringBox(String(repeating: "x", count: 100))
    let list = ArrayBox((0..<100).map { StringBox("element \($0)") })
    let cases: [(name: String, body: (Object) throws -> Void)] = [
      ("two integers, an integer back", { _ = try Self.add($0, 1, 2) }),
      ("a string of 100 bytes, and back", { _ = try Self.echo($0, text) }),
      ("a list of 100 strings, and back", { _ = try Self.echo($0, list) }),
      ("a new object back, and let go of", { _ = try Self.make($0) }),
    ]
    try plugin.within(.seconds(600)) {
      for (name, body) in cases {
        let far = try median { try body(there) }
        let near = try median { try body(here) }
        Swift.print(String(format: "%9.2f µs  %8.3f µs in one process  ", far, near) + name)
      }
    }
    let start = ContinuousClock().measure {
      for _ in 0..<10 { try? plugin.restart() }
    }
    Swift.print(String(format: "%9.2f ms  a start", start / .milliseconds(10)))
  }

  private static let add = Message<(Int, Int) -> Int>("add:to:")
  private static let echo = Message<(Object) -> Object?>("echo:")
  private static let make = Message<() -> Object?>("makeObject")

  /// Microseconds that a message takes.
  private func median(_ body: () throws -> Void) throws -> Double {
    for _ in 0..<100 { try autoreleasePool { try body() } }
    let times = try (0..<rounds).map { _ in
      try ContinuousClock().measure {
        for _ in 0..<messages { try autoreleasePool { try body() } }
      }
    }.sorted()
    return times[times.count / 2] / .microseconds(messages)
  }
}

/// The process that is started.
struct IsolationProcessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: IsolationCommand.processArgument, abstract: "Be the plugin's process.",
    shouldDisplay: false)

  func run() throws { PluginProcess.serve(root: EchoService(), memoryLimit: nil) }
}

/// Answers as a plugin's object would.
private final class EchoService: Object {
  override class var runtimeName: String { "BenchmarkEchoService" }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: EchoService.self) { echo in
      echo.method("add:to:") { (_, a: Int, b: Int) in a + b }
      echo.method("echo:") { (_, value: Object?) in value }
      echo.method("makeObject") { _ in EchoService() }
    }
  }
}
