import Foundation
import PluginTestSupport
import Testing

@testable import CarobIsolation

/// A process that a debugger keeps, so that its end cannot be waited for.
@Suite(.waitsForProcesses) struct HeldProcessTests {
  @Test func isGivenUpAndCollectedLater() throws {
    let folder = try TemporaryDirectory()
    let program = folder.url.appendingPathComponent("held").path
    let source = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Isolation/held.c")
    #expect(try ChildProcess("cc", [source.path, "-o", program]).status == 0)
    let tracer = folder.url.appendingPathComponent("tracer")
    var options = IsolatedPlugin.Options(
      program: program, arguments: [tracer.path], environment: ProcessInfo.processInfo.environment)
    // It says nothing, and is to be traced by then.
    options.startDeadline = .seconds(5)
    let process = try givenUp(options)
    #expect(kill(process, 0) == 0)
    let number = try String(contentsOf: tracer, encoding: .utf8).dropLast()
    kill(try #require(pid_t(number)), SIGKILL)
    // Each start looks for it. The system lets it go some time after its tracer has ended.
    options.program = "/bin/true"
    var starts = 0
    while kill(process, 0) == 0, starts < 1000 {
      #expect(throws: IsolationError.self) { try IsolatedPlugin(options).start() }
      starts += 1
    }
    #expect(kill(process, 0) != 0)
  }

  /// Starts a plugin in vain.
  ///
  /// - Returns: the number of the process that nobody can collect.
  private func givenUp(_ options: IsolatedPlugin.Options) throws -> pid_t {
    let plugin = IsolatedPlugin(options)
    let error = #expect(throws: IsolationError.self) { try plugin.start() }
    #expect(plugin.stop() == nil)
    #expect(error?.code == .deadline)
    #expect(error?.leavesProcess == true)
    let pattern =
      /no answer within 5 s, and its process (\d+) was killed but cannot be collected: a debugger may hold it/
    let match = try #require(
      try pattern.wholeMatch(in: error?.description ?? ""), "\(error as Any)")
    return try #require(pid_t(match.1))
  }
}
