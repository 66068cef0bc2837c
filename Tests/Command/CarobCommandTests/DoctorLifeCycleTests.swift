import Foundation
import PluginTestSupport
import Testing

/// `carob doctor`: what a plugin leaves behind, and what is in the way of unloading it.
@Suite(.waitsForProcesses) struct DoctorLifeCycleTests {
  private static let folder = PluginFixture.project.appendingPathComponent(
    "Tests/Fixtures/LifeCycle")

  private func examine(
    _ name: String, flags: [String] = [], _ options: String...
  ) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    _ = try PluginFixture.build(
      source: Self.folder.appendingPathComponent("\(name).c"), in: directory.url,
      flags: ["-pthread"] + flags, flagsBehind: ["-lm"])
    _ = try directory.write(#"[{"name": "Ada"}, {"name": "Grace"}]"#, to: "users.json")
    return try CommandRun(["doctor", "./\(name).so"] + options, in: directory.url)
  }

  @Test(arguments: [
    ("leaks", ["[leak]", "2 of DLUser", "[open-pool]", "[open-descriptors]", "/etc/passwd"]),
    (
      "process_state",
      [
        "the umask was ", "the working directory was ", "the handler of signal 10 ",
        "the environment variable DP_NEW is new", "the environment variable PATH is gone",
        "the rounding or the exceptions", "[process-state]",
        "its identifier is \"a b/../c\", which is no reverse-DNS name [identifier]",
      ]
    ),
    (
      "replaces_methods",
      [
        "-[NSArray description]: the class is the host's, and the plugin overrode what it inherits",
        "-[NSObject description]: it is the host's, and the plugin replaced it",
        "[replaced-method]",
      ]
    ),
    (
      "copies",
      [
        "error: -[DCFleeting copyWithZone:]: its result has no reference for the caller",
        "error: -[DCWrong copyWithZone:]: its result has no reference for the caller",
        "error: -[DCWrong mutableCopy]: ",
      ]
    ),
    (
      "forbids_unloading",
      [
        "cannot be unloaded: an instance of DFTicker is alive "
          + "(retained by an NSTimer that calls -[DFTicker tick:]) [unloading]"
      ]
    ),
    (
      "unload_crashes",
      ["it ended the process in which it was unloaded and loaded again, which was ended by"]
    ),
    (
      "shows_once",
      [
        "it ended the process in which its screen was shown a second time and objects were copied, "
          + "which was ended by signal 6",
        "an instance of SOUser is alive [unloading]",
      ]
    ),
    ("never_unloaded", ["a thread of it is running after unload [thread-left]"]),
    ("second_load", ["it cannot be loaded a second time: ", "[second-load]"]),
    (
      "module_stays",
      ["its module stays in memory: an instance of DSThing is alive [module-stays]"]
    ),
    ("releases_borrowed", ["a DRUser that was freed", "[freed-object]"]),
  ])
  func findsWhatIsLeft(_ name: String, _ expected: [String]) throws {
    let run = try examine(name)
    for text in expected { #expect(run.output.contains(text), "\(run.output)") }
    #expect(!run.output.contains("DCSound"))
    #expect(!run.output.contains("drDescription"))
  }

  @Test func aModuleThatTheLinkerKeepsIsFound() throws {
    let run = try examine("forbids_unloading", flags: ["-Wl,-z,nodelete"])
    #expect(run.output.contains("it is linked with -z nodelete"))
  }

  @Test(arguments: [[], ["-gdwarf-4", "-O2"], ["-gdwarf-5", "-gdwarf64"]])
  func functionsAreComparedWithEncodings(_ flags: [String]) throws {
    let run = try examine("function_types", flags: ["-g"] + flags)
    for text in [
      "-[DFTypes wrongHeight]: its function returns an integer of 4 bytes, where a floating-point "
        + "number of 8 bytes is expected, with the encoding \"d@:\" [function-types]",
      "-[DFTypes wrongName]: its function returns nothing, where a pointer or object is expected",
      "-[DFTypes wrongHalf:]: parameter 3 of its function is a floating-point number of 4 bytes",
      "-[DFTypes wrongSum:]: its function has 4 parameters, and gets 3",
      "-[DFTypes wrongPair]: its function returns a structure of 16 bytes",
    ] {
      #expect(run.output.contains(text), "\(run.output)")
    }
    #expect(!run.output.contains("sound"), "\(run.output)")
    #expect(run.status == 78)
  }

  @Test func withoutDebugInformationNoFunctionIsCompared() throws {
    let run = try examine("function_types", flags: ["-g0"])
    #expect(!run.output.contains("function-types"))
  }

  @Test func standardOutputIsKeptFromTheReport() throws {
    let printed = try examine("standard_streams", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(printed.output.utf8))
    #expect((json as? [String: Any])?["notes"] as? Int == 1)
    #expect(printed.output.contains("on standard output: \\\"a row\\\""), "\(printed.output)")
    let closed = try examine("standard_streams", flags: ["-DCLOSES"])
    #expect(closed.output.contains("standard output is closed, for the whole process"))
  }

  @Test func reportsForContinuousIntegration() throws {
    let junit = try examine("unload_crashes", "--format", "junit")
    #expect(junit.status == 78)
    #expect(
      junit.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites tests="))
    #expect(junit.output.contains("name=\"crash\""))
    #expect(junit.output.contains("<failure message="))
    let tap = try examine("unload_crashes", "--format", "tap")
    #expect(tap.status == 78)
    #expect(tap.lines.first == "TAP version 13")
    #expect(tap.output.contains("not ok 2 - crash\n"))
    #expect(tap.output.contains("ok 1 - load-failed\n"))
  }
}
