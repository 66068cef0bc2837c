import Foundation
import PluginTestSupport
import Testing

@testable import CarobIsolation

/// A process that a debugger keeps, so that its end cannot be waited for.
@Suite(.waitsForProcesses) struct HeldProcessTests {
  @Test func isGivenUp() throws {
    let folder = try TemporaryDirectory()
    let program = folder.url.appendingPathComponent("held").path
    let source = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Isolation/held.c")
    #expect(try ChildProcess("cc", [source.path, "-o", program]).status == 0)
    let tracer = folder.url.appendingPathComponent("tracer")
    var options = IsolatedPlugin.Options(
      program: program, arguments: [tracer.path], environment: ProcessInfo.processInfo.environment)
    // It says nothing, and is to be traced by then.
    options.startDeadline = .seconds(5)
    let plugin = IsolatedPlugin(options)
    let error = #expect(throws: IsolationError.self) { try plugin.start() }
    #expect(error?.code == .deadline)
    let pattern =
      /no answer within 5 s, and its process \d+ was killed but cannot be collected: a debugger may hold it/
    #expect(try pattern.wholeMatch(in: error?.description ?? "") != nil, "\(error as Any)")
    #expect(error?.leavesProcess == true)
    let number = try String(contentsOf: tracer, encoding: .utf8).dropLast()
    kill(try #require(pid_t(number)), SIGKILL)
    #expect(plugin.stop() == nil)
  }
}
