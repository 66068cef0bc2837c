import Foundation
import PluginTestSupport
import Testing

/// Warnings are held until the screen is printed. Those that were held when the plugin ends the process come before the line
/// that says so.
@Suite(.waitsForProcesses) struct CrashWarningTests {
  private static let warning = "carob: warning: rows.json: row 0: Greeting.text takes NSString *, "
  private static let ended = "carob: a plugin ended the process"
  private static let rows = #"[{"text": 0}, {"text": 1}, {"text": "end"}]"#
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// Builds the plugin, which comes into its place as a whole.
  private func build(_ end: String, properties: Int = 0) throws {
    let other = try TemporaryDirectory()
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/Isolation/warns_and_ends.c")
    let module = try PluginFixture.build(
      source: source, in: other.url, flags: ["-DEND=\(end)", "-DPROPERTIES=\(properties)"])
    let place = folder.url.appendingPathComponent("plugin.so").path
    try? FileManager.default.removeItem(atPath: place)
    try FileManager.default.moveItem(atPath: module, toPath: place)
  }

  /// The lines of the command on standard error: those of a backtrace are left out.
  private func lines(_ errors: String) -> [String] {
    errors.split(separator: "\n").filter { $0.hasPrefix("carob: ") }.map(String.init)
  }

  private func show(_ rows: String = rows, _ options: String...) throws -> CommandRun {
    _ = try folder.write(rows, to: "rows.json")
    return try CommandRun(
      ["show", "./plugin.so", "--data", "rows.json"] + options, in: folder.url)
  }

  @Test(
    arguments: [
      (
        "abort()", 134,
        "\(ended) (Aborted) in configure of plugin.so; run it again with --isolated, which names "
          + "the handler"
      ),
      ("_exit(0)", 78, "\(ended); correct the plugin"),
      ("exit(3)", 78, "\(ended); correct the plugin"),
    ] as [(String, Int32, String)], [[], ["--format", "json"]])
  func theyComeBeforeTheEnd(
    _ end: (code: String, status: Int32, last: String), _ options: [String]
  ) throws {
    try build(end.code)
    _ = try folder.write(Self.rows, to: "rows.json")
    let run = try CommandRun(
      ["show", "./plugin.so", "--data", "rows.json"] + options, in: folder.url)
    #expect(run.status == end.status)
    #expect(
      lines(run.errors) == [Self.warning + "given number 0; it was left out", end.last])
    #expect(options.isEmpty == run.output.isEmpty)
  }

  @Test func theyAreThereWhenItIsKilled() throws {
    try build("kill(getpid(), SIGKILL)")
    let run = try show()
    #expect(run.status == 137)
    #expect(
      lines(run.errors) == [
        Self.warning + "given number 0; it was left out",
        "carob: SIGKILL (Killed) ended the process in which the plugin runs; see with dmesg whether "
          + "memory ran out, and who else may have killed it",
      ])
  }

  /// Here the process that prints is not the one that ends.
  @Test func anIsolatedPluginLosesNone() throws {
    try build("abort()")
    let run = try show(Self.rows, "--isolated")
    #expect(run.status == 78)
    #expect(lines(run.errors).first?.hasPrefix(Self.warning) == true)
    #expect(lines(run.errors).filter { $0.hasPrefix(Self.warning) }.count == 1)
  }

  /// As many as are held are written at once. The others follow, each once.
  @Test func moreThanAreHeld() throws {
    try build("abort()", properties: 1100)
    let odd = (0..<1100).map { "\"p\($0)\": \($0)" }.joined(separator: ", ")
    let run = try show("[{\(odd), \"text\": \"end\"}]")
    #expect(run.status == 134)
    let properties = lines(run.errors).dropLast().compactMap { line in
      line.firstMatch(of: /Greeting\.(p[0-9]+) takes/).map { String($0.1) }
    }
    #expect(properties.count == 1100)
    #expect(Set(properties).count == 1100)
    #expect(lines(run.errors).last?.hasPrefix(Self.ended) == true)
  }

  /// Each screen has its own; what was written is not written again.
  @Test func watchingTellsThoseOfEachScreen() throws {
    try build("")
    _ = try folder.write(Self.rows, to: "rows.json")
    let command = try RunningCommand(
      ["show", "./plugin.so", "--watch", "--data", "rows.json"], in: folder.url)
    let warning = Self.warning + "given number 0; it was left out"
    let twice = warning + " (and once more)"
    try command.wait { lines(command.errors) == [twice] }
    try build("_exit(0)")
    let ended = "\(Self.ended); correct the plugin"
    try command.wait { lines(command.errors) == [twice, warning, ended] }
    try build("")
    try command.wait { lines(command.errors) == [twice, warning, ended, twice] }
    command.interrupt(SIGKILL)
    _ = command.end()
  }
}
