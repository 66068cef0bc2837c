import Foundation
import PluginTestSupport
import Testing

/// `carob doctor`: the process in which a plugin is looked at, and what the plugin does to it.
@Suite(.waitsForProcesses) struct DoctorProcessTests {
  /// What ends the process otherwise than by a signal. Nothing of it passes for a report.
  @Test(arguments: ["load_exit", "constructor_exit"])
  func aPluginThatEndsTheProcessIsAFinding(_ name: String) throws {
    let run = try Self.examine(hostile: name)
    let message = "its code ended the process that looked at it, which ended with exit status 0"
    #expect(run.lines.first == "error: ./\(name).so: \(message) [crash]")
    #expect(run.errors == "carob: ./\(name).so: 1 error; do what the findings say\n")
    #expect(run.status == 78)
  }

  @Test func memoryThatIsSharedCannotBeCutShort() throws {
    let run = try Self.examine(hostile: "truncated_memory")
    #expect(!run.output.contains("[crash]"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  private static func examine(hostile name: String) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    let hostile = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Hostile")
    _ = try PluginFixture.build(
      source: hostile.appendingPathComponent("\(name).c"), in: directory.url, flags: ["-w"])
    return try CommandRun(["doctor", "./\(name).so"], in: directory.url)
  }

  /// A signal that stops the process that is looked at, since its parent traces it, ends it all the same.
  @Test func aPluginThatHasItselfTracedIsAFinding() throws {
    let run = try Self.examine(
      loading: """
        #include <sys/ptrace.h>
        static bool load(void) {
          ptrace(PTRACE_TRACEME, 0, 0, 0);
          abort();
        }
        """, name: "traced")
    let message = "its code ended the process that looked at it, which was ended by signal 6"
    #expect(run.lines.first == "error: ./traced.so: \(message) [crash]")
    #expect(run.status == 78)
  }

  /// A status that looks like one of the command's own is the plugin's all the same.
  @Test(arguments: [0, 100, 178, 255])
  func aPluginThatEndsTheProcessAtOnceIsAFinding(_ status: Int) throws {
    let run = try Self.examine(
      loading: "static bool load(void) { _exit(\(status)); }", name: "leaves")
    let message =
      "its code ended the process that looked at it, which ended with exit status \(status)"
    #expect(run.lines.first == "error: ./leaves.so: \(message) [crash]")
    #expect(
      run.errors == "carob: ./leaves.so: 1 error; do what the findings say\n")
    #expect(run.status == 78)
  }

  @Test(arguments: ["for (;;) {}", "raise(SIGSTOP);"])
  func aPluginThatDoesNotReturnIsAFinding(_ code: String) throws {
    let run = try Self.examine(
      loading: "#include <signal.h>\nstatic bool load(void) { \(code) return true; }",
      name: "stays", "--deadline", "1")
    #expect(run.lines.first == "error: ./stays.so: its code has not returned in 1 s [hang]")
    #expect(run.errors == "carob: ./stays.so: 1 error; do what the findings say\n")
    #expect(run.status == 78)
  }

  /// A model whose initialiser does what the code says; `row` counts from 0.
  private static func slowModel(_ code: String) -> String {
    """
    static id slow(id self, SEL _cmd, id dictionary) {
      static int row = -1;
      row++;
      \(code)
      return CAROB_SEND(id, self, "init", ());
    }

    static bool load(void) {
      Class model = objc_allocateClassPair(objc_getRequiredClass("ICModel"), "Slow", 0);
      class_addMethod(model, sel_registerName("initWithJSONDictionary:"), (IMP)slow, "@@:@");
      objc_registerClassPair(model);
      return true;
    }
    """
  }

  /// All rows are looked at, however long that takes.
  @Test func manyRowsAreNoHang() throws {
    var made: CommandRun?
    // A machine that is too busy for a row gets more time for each of them.
    for slowness in [1, 4] where made?.output.contains("[hang]") != false {
      let row = "usleep(\(500_000 * slowness)); if (row == 12) carob_raise(\"the last one\");"
      made = try Self.examine(
        loading: Self.slowModel(row), model: "Slow", rows: 13, name: "slow", "--deadline",
        "\(5 * slowness)")
    }
    let run = try #require(made)
    #expect(
      run.lines.first
        == "error: rows.json: row 12: -[Slow initWithJSONDictionary:]: the last one [data-file]")
    #expect(!run.output.contains("[hang]"))
    #expect(run.status == 78)
  }

  @Test func aRowThatDoesNotReturnIsAFinding() throws {
    let run = try Self.examine(
      loading: Self.slowModel("if (row == 1) for (;;) pause();"), model: "Slow", rows: 3,
      name: "stays", "--deadline", "1")
    #expect(run.lines.first == "error: ./stays.so: its code has not returned in 1 s [hang]")
    #expect(run.status == 78)
  }

  /// There is one report, whatever the plugin does after it, or when it is unloaded.
  @Test(arguments: [
    ("__attribute__((destructor)) static void crash(void) { abort(); }", 78),
    (
      "static void crash(void) { abort(); } __attribute__((constructor)) static void c(void) { atexit(crash); }",
      78
    ),
    ("", 0),
  ])
  func whatCrashesAtTheEndIsOneReport(_ code: String, _ status: Int) throws {
    let run = try Self.examine(
      loading: "static bool load(void) { return true; }\n\(code)", name: "crashes", "--format",
      "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect((json as? [String: Any])?["loaded"] as? Bool == true)
    #expect(run.output.contains(#""crash""#) == (status != 0))
    #expect(Int(run.status) == status)
  }

  /// What says that the process came to its end is no descriptor, which a plugin could close.
  @Test func aPluginThatClosesDescriptorsIsExamined() throws {
    let run = try Self.examine(
      loading: """
        static bool load(void) {
          for (int descriptor = 3; descriptor < 1000; descriptor++) close(descriptor);
          return true;
        }
        """, name: "closes")
    let report = """
      note: ./closes.so: it names no principal class [no-principal-class]
        set .principal_class, or pass --screen CLASS to carob show
      1 note

      """
    #expect(run == CommandRun(status: 0, output: report))
  }

  /// The plugin's code never returns, and does not go on when nobody waits for it.
  @Test(arguments: [(SIGINT, 130), (SIGKILL, 137)] as [(Int32, Int32)])
  func theProcessThatLooksEndsWithTheCommand(_ signal: Int32, _ status: Int32) throws {
    let directory = try TemporaryDirectory()
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/Isolation/does_as_told.c")
    _ = try PluginFixture.build(
      source: source, in: directory.url, flags: ["-w", "-DIN_LOAD=\"pid\""])
    let command = try RunningCommand(["doctor", "./does_as_told.so"], in: directory.url)
    let other = try command.process(writtenTo: directory.url.appendingPathComponent("pid"))
    command.interrupt(signal)
    #expect(command.end() == CommandRun(status: status))
    try command.wait { !RunningCommand.isRunning(other) }
  }

  /// What the command does with a plugin that only has what is loaded.
  private static func examine(
    loading code: String, model: String? = nil, rows: Int = 0, name: String, _ options: String...
  ) throws -> CommandRun {
    let directory = try TemporaryDirectory()
    let list = repeatElement("{}", count: rows).joined(separator: ",")
    _ = try directory.write("[\(list)]", to: "rows.json")
    let source = try directory.write(
      """
      #include <carob/carob.h>
      #include <stdlib.h>
      #include <unistd.h>

      \(code)

      CAROB_PLUGIN(.identifier = "org.example.doctor.\(name)", .name = "\(name)", .version = "1.0.0",
                   .load = load\(model.map { ", .model_class = \"\($0)\"" } ?? ""))

      """, to: "\(name).c")
    _ = try PluginFixture.build(
      source: URL(fileURLWithPath: source), in: directory.url, flags: ["-w"])
    return try CommandRun(
      ["doctor", "./\(name).so"] + (model == nil ? [] : ["--data", "rows.json"]) + options,
      in: directory.url)
  }
}
