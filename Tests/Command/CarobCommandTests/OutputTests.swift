import Foundation
import PluginTestSupport
import Testing

/// What happens when nobody reads, or nothing can be written. Runs the command in a shell.
@Suite(.waitsForProcesses) struct OutputTests {
  /// Runs a line of shell in which `$carob` is the command.
  private func shell(_ line: String) throws -> CompletedProcess {
    try CompletedProcess("sh", ["-c", "carob='\(Executable.url.path)'; \(line)"])
  }

  @Test func aReaderThatGoesAwayIsNoError() throws {
    // More than fits into the pipe, so that the command is still writing.
    let run = try shell(
      """
      { for i in 1 2 3 4 5 6 7 8; do "$carob" show Countries --format json || echo "exit $?" >&2; done; } \
      | head -n 1
      """)
    #expect(run.output + run.errors == "{\n")
  }

  /// A failure keeps its status. The pipe has had a reader, and has none when the command begins.
  @Test(
    arguments: [
      ("show Nope --format json >&4", 66), ("show Nope --format json 2>&4", 66),
      ("show Nope --format json >&4 2>&4", 66), ("doctor ./not.so >&4", 78),
      ("doctor ./not.so --format json >&4 2>&4", 78),
      ("show Followers >&4", 0), ("show Followers --select 9,9 2>&4", 64),
      ("build Bad 2>&4", 78),
    ]) func aFailureNeedsNoReader(_ command: String, _ status: Int) throws
  {
    let folder = try TemporaryDirectory()
    _ = try folder.write("no plugin", to: "not.so")
    _ = try folder.write("int a = ;\n", to: "Bad/a.m")
    let run = try shell(
      """
      export CAROB_ROOT='\(PluginFixture.project.path)'
      cd '\(folder.url.path)'; mkfifo pipe; exec 3<>pipe 4>pipe 3>&-
      "$carob" \(command); echo "status $?"
      """)
    #expect(run.output.split(separator: "\n").last == "status \(status)")
  }

  @Test func closedStreamsAreNoError() throws {
    #expect(try shell(#""$carob" show Followers >&-"#).errors == "")
    #expect(try shell(#""$carob" show Followers >&- 2>&- <&-"#).status == 0)
    #expect(try shell(#""$carob" show Nope 2>&-"#).status == 66)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsAnError() throws {
    let run = try shell(#""$carob" show Followers > /dev/full"#)
    #expect(run.status == 74)
    #expect(
      run.errors
        == "carob: standard output: No space left on device; see where it is redirected to\n")
  }

  @Test(arguments: [["--help"], ["show", "--help"], ["help", "inspect"]])
  func helpGoesToStandardOutputWithExamples(_ arguments: [String]) throws {
    let run = try CommandRun(arguments)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("EXAMPLES:\n  carob "))
  }

  @Test func tellsItsVersion() throws {
    let run = try CommandRun(["--version"])
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: /carob \d+\.\d+\.\d+\n/) != nil)
  }
}
