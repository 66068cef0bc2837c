import Foundation
import PluginTestSupport
import Testing

/// The copies of modules that `carob show --watch` opens: they have a name as long as they are mapped, and leave nothing behind.
@Suite(.waitsForProcesses) struct ModuleCopyTests {
  private let temporary: TemporaryDirectory
  private let plugin: ToldPlugin

  init() throws {
    temporary = try TemporaryDirectory()
    plugin = try ToldPlugin()
  }

  private func watch() throws -> RunningCommand {
    try RunningCommand(
      plugin.showing(["first"], isolated: false, options: ["--watch"]), in: plugin.url,
      environment: ["TMPDIR": temporary.url.path, "SWIFT_BACKTRACE": "enable=no"])
  }

  private var folders: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) }
  }

  /// The paths of all copies.
  private var copies: [String] {
    get throws {
      try folders.flatMap { name in
        try FileManager.default.subpathsOfDirectory(
          atPath: temporary.url.appendingPathComponent(name).path
        ).map { "\(name)/\($0)" }
      }.filter { $0.hasSuffix(".so") }
    }
  }

  private static let screen = "DTList\n\nfirst\n"

  @Test func aCopyHasANameUntilItIsClosed() throws {
    let command = try watch()
    try command.wait { command.output == Self.screen }
    let first = try copies
    #expect(first.count == 1)
    #expect(first.first?.hasSuffix("/does_as_told.so") == true)
    // Nobody else may look into it.
    let folder = temporary.url.appendingPathComponent(try #require(folders.first)).path
    let attributes = try FileManager.default.attributesOfItem(atPath: folder)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
    try plugin.build(flags: [])
    try command.wait { command.output == Self.screen + Self.screen }
    let second = try copies
    #expect(second.count == 1)
    #expect(second != first)
    command.interrupt()
    #expect(command.end().status == 130)
    #expect(try folders == [])
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func nothingIsLeftBehind(_ signal: Int32) throws {
    let command = try watch()
    try command.wait { command.output == Self.screen }
    command.interrupt(signal)
    #expect(command.end().status == 128 + signal)
    #expect(try folders == [])
  }

  @Test(arguments: ["abort", "exit0"]) func aPluginThatEndsTheProcessLeavesNoCopy(
    _ end: String
  ) throws {
    let command = try watch()
    try command.wait { command.output == Self.screen }
    try plugin.build(flags: ["-DIN_LOAD=\"\(end)\""])
    try command.wait { command.errors.contains("a plugin ended the process") }
    #expect(try folders == [])
    command.interrupt(SIGKILL)
    _ = command.end()
  }

  /// What a process leaves that is killed goes with the next copy; what another process has stays.
  @Test func abandonedCopiesGoWithTheNextOne() throws {
    let other = try watch()
    try other.wait { other.output == Self.screen }
    let kept = try folders
    let killed = try watch()
    try killed.wait { killed.output == Self.screen }
    killed.interrupt(SIGKILL)
    _ = killed.end()
    let next = try watch()
    try next.wait { next.output == Self.screen }
    #expect(try folders.count == 2)
    #expect(try kept.allSatisfy(folders.contains))
    next.interrupt(SIGTERM)
    _ = next.end()
    #expect(try folders == kept)
    other.interrupt(SIGTERM)
    _ = other.end()
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    let run = try CommandRun(
      ["show", "./does_as_told.so", "--watch", "--data", "nothing.json"], in: plugin.url,
      environment: ["TMPDIR": "/nowhere"])
    #expect(run.status == 66)
    #expect(
      run.errors.hasPrefix("carob: ./does_as_told.so: cannot be copied to a temporary directory: "))
    #expect(run.errors.hasSuffix("; make room, or set TMPDIR\n"))
  }
}
