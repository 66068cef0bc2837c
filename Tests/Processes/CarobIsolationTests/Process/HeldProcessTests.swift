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
    #expect(try CompletedProcess("cc", [source.path, "-o", program]).status == 0)
    let tracer = folder.url.appendingPathComponent("tracer")
    var options = IsolatedPlugin.Options(
      program: program, arguments: [tracer.path], environment: ProcessInfo.processInfo.environment)
    // It says nothing, and is to be traced by then. On a busy machine that may take longer.
    var found: pid_t?
    for seconds in [5, 30, TimeLimit.seconds] where found == nil {
      options.startDeadline = .seconds(seconds)
      found = try givenUp(options)
    }
    let process = try #require(found)
    #expect(kill(process, 0) == 0)
    // It writes its number after it has begun to trace.
    var number: pid_t?
    _ = eventually {
      let text = (try? String(contentsOf: tracer, encoding: .utf8)) ?? ""
      number = text.hasSuffix("\n") ? pid_t(text.dropLast()) : nil
      return number != nil
    }
    kill(try #require(number), SIGKILL)
    // Each start looks for it. The system lets it go some time after its tracer has ended.
    options.program = "/bin/true"
    let isCollected = eventually {
      #expect(throws: IsolationError.self) { try IsolatedPlugin(options).start() }
      return kill(process, 0) != 0
    }
    #expect(isCollected)
  }

  /// Starts a plugin in vain.
  ///
  /// - Returns: the number of the process that nobody can collect; nil when it was not traced in
  ///   time.
  private func givenUp(_ options: IsolatedPlugin.Options) throws -> pid_t? {
    let plugin = IsolatedPlugin(options)
    let error = #expect(throws: IsolationError.self) { try plugin.start() }
    #expect(plugin.stop() == nil)
    #expect(error?.code == .deadline)
    guard error?.leavesProcess == true else { return nil }
    let pattern =
      /no answer within \d+ s, and its process (\d+) was killed but cannot be collected: a debugger may hold it/
    let match = try #require(
      try pattern.wholeMatch(in: error?.description ?? ""), "\(error as Any)")
    return pid_t(match.1)
  }
}
