import Foundation
import PluginTestSupport
import Testing

/// Signals that end a build, and its compiler.
extension BuildTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsTheCompilerToo(_ signal: Int32) throws {
    let folder = try minimal(
      and: ["slow": "echo $$ >started\nexec sleep 1000\n"])
    let started = folder.url.appendingPathComponent("started")
    let command = try RunningCommand(
      ["build", folder.url.path], environment: ["CC": "env -C \(folder.url.path) sh ./slow"])
    var compiler: pid_t?
    try command.wait {
      compiler = (try? String(contentsOf: started, encoding: .utf8))
        .flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
      return compiler != nil
    }
    command.interrupt(signal)
    let run = command.end()
    #expect(run.status == 128 + signal)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
    #expect(kill(try #require(compiler), 0) == -1)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["data.json", "minimal.c", "slow", "started"])
  }

  @Test func theCompilerEndsWhenTheCommandIsKilled() throws {
    let folder = try minimal(and: ["slow": "echo $$ >new; mv new started; exec sleep 1000\n"])
    let command = try RunningCommand(
      ["build", folder.url.path], environment: ["CC": "env -C \(folder.url.path) sh ./slow"])
    let compiler = try command.process(writtenTo: folder.url.appendingPathComponent("started"))
    command.interrupt(SIGKILL)
    #expect(command.end().status == 128 + SIGKILL)
    #expect(eventually { !RunningCommand.isRunning(compiler) })
  }
}
