import Foundation
import PluginTestSupport
import Testing

/// A plugin in a debugger, as docs/debugging.md describes: the session there is run.
@Suite(.waitsForProcesses) struct DebuggerTests {
  private static let page = PluginFixture.project.appendingPathComponent("docs/debugging.md")

  /// Whether a debugger runs programs here.
  private static func works(_ command: [String]) -> Bool {
    let run = try? CompletedProcess(
      command[0], Array(command.dropFirst()), in: page.deletingLastPathComponent(),
      environment: CommandRun.inherited)
    return run?.output.contains("exited") ?? false
  }

  private static let hasGDB = works(["gdb", "-batch", "-ex", "run", "--args", "true"])

  /// The block of the page in a language.
  private static func session(_ language: String) throws -> String {
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "```\(language)\n"))
    let end = try #require(text[start.upperBound...].range(of: "```"))
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// Runs a session with the plugin that `carob new Demo` writes.
  ///
  /// - Parameter end: a command of the debugger that ends the program, also the process that would begin anew.
  private func run(
    _ language: String, end: String, _ command: [String]
  ) throws -> (output: String, line: Int) {
    let folder = try PluginFolder(
      fixtures: [], files: ["session": Self.session(language) + end + "\n"])
    #expect(try folder.run("new", "Demo").status == 0)
    #expect(try folder.run("build", "Demo").status == 0)
    let source = try String(
      contentsOf: folder.url.appendingPathComponent("Demo/DEListViewController.c"), encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.contains("\"textLabel\"") })
    var environment = CommandRun.inherited
    environment["TMPDIR"] = folder.url.path
    environment["PATH"] =
      "\(Executable.url.deletingLastPathComponent().path):\(environment["PATH"] ?? "")"
    let run = try CompletedProcess(
      "timeout", [TimeLimit.text] + command, in: folder.url, environment: environment)
    return (run.output + run.errors, first + 1)
  }

  /// The debugger stops in the handler, of which it names the file and the line, in the build that was loaded first and
  /// in the one that came into its place.
  @Test(.enabled(if: hasGDB, "gdb is not here, or may trace no process (ptrace)"))
  func gdbStopsInAHandler() throws {
    let (output, line) = try run(
      "gdb", end: "call (int) kill((int) getppid(), 9)",
      ["gdb", "-batch", "-x", "session", "--args"] + Self.show)
    let stops = output.components(separatedBy: "Breakpoint 1").dropFirst().filter {
      $0.contains("DEListViewController_configureCell_withItem_ (")
        && $0.contains("DEListViewController.c:\(line)")
    }
    #expect(stops.count == 2, "\(output)")
    let frames = output.components(separatedBy: "\n#0  ").dropFirst()
    #expect(frames.count == 2, "\(output)")
    for frame in frames {
      #expect(frame.hasPrefix("DEListViewController_configureCell_withItem_ ("), "\(frame)")
    }
  }

  private static let show = [
    "carob", "show", "Demo/libDemo.so", "--watch", "--rows", "0-0",
  ]
}
