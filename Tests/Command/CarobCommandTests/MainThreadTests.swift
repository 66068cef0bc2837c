import Foundation
import PluginTestSupport
import Testing

/// Messages to views on another thread than the main one.
@Suite(.waitsForProcesses) struct MainThreadTests {
  private static let sentence =
    "-[UILabel setText:]: sent on another thread than the main one; send it on the main thread, "
    + "by performSelectorOnMainThread:withObject:waitUntilDone: or dispatch_async"

  private func run(
    _ command: String, checked: Bool = false, checker: String = ""
  ) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    _ = try PluginFixture.build(
      source: PluginFixture.sources.appendingPathComponent("other_thread.c"), in: directory.url,
      flags: checked ? ["-DCAROB_CHECKED"] : ["-UCAROB_CHECKED"])
    _ = try directory.write(#"[{"text": "here"}, {"text": "too"}]"#, to: "minimal.json")
    return try CommandRun(
      [command, "./other_thread.so"], in: directory.url,
      environment: ["CAROB_MAIN_THREAD_CHECKER": checker])
  }

  @Test func aCheckedBuildDoesNotSendIt() throws {
    let run = try run("show", checked: true)
    #expect(run.output == "GreetingList\n\nhere\ntoo\n")
    #expect(run.errors.contains("other_thread.c:8: " + Self.sentence))
    #expect(!run.errors.contains("respondsToSelector:"))
    #expect(run.status == 78)
  }

  @Test func theCheckerReportsItOnce() throws {
    let run = try run("show", checker: "1")
    #expect(run.output == "GreetingList\n\nelsewhere\nelsewhere\n")
    #expect(run.errors.components(separatedBy: Self.sentence).count == 2)
    #expect(run.status == 78)
  }

  @Test(arguments: ["", "0"]) func nobodyLooksOtherwise(_ checker: String) throws {
    let run = try run("show", checker: checker)
    #expect(run.output == "GreetingList\n\nelsewhere\nelsewhere\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [true, false]) func theDoctorFindsIt(_ checked: Bool) throws {
    let run = try run("doctor", checked: checked)
    #expect(run.output.contains("-[UILabel setText:]: sent on another thread than the main one"))
    #expect(run.output.contains("[other-thread]"))
    #expect(run.status == 78)
  }
}
