import Foundation
import PluginTestSupport
import Testing

/// How the command ends when a plugin ends its process, or somebody else does; and what is left then.
@Suite(.waitsForProcesses) struct ProcessEndTests {
  private static let ended = "a plugin ended the process; correct the plugin"

  @Test(arguments: ["exit0", "quick", "exit"]) func aPluginThatEndsInspectIsReported(
    _ word: String
  ) throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"\(word)\""])
    #expect(
      try CommandRun(["inspect", "./does_as_told.so"], in: plugin.url) == .failure(78, Self.ended))
  }

  /// The status is the command's own, whatever the plugin wants at exit.
  @Test func aPluginThatExitsAtExitChangesNothing() throws {
    let plugin = try ToldPlugin(flags: ["-DAT_EXIT=\"exit0\""])
    #expect(
      try plugin.show("first", isolated: false, options: ["--select", "9,9"]).status == 64)
  }

  // MARK: Signals

  /// They are sent to the command alone, and end the process with the plugin as well.
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGKILL], [false, true])
  func aSignalEndsThePluginToo(_ signal: Int32, _ isIsolated: Bool) throws {
    let plugin = try ToldPlugin()
    let command = try plugin.start(
      "pid", isolated: isIsolated, options: isIsolated ? ["--deadline", "1000"] : [])
    let child = try command.process(writtenTo: plugin.process)
    command.interrupt(signal)
    #expect(command.end() == CommandRun(status: 128 + signal))
    try command.wait { !RunningCommand.isRunning(child) }
  }

  /// It is killed after a while, and the command ends by the signal all the same.
  @Test(arguments: [SIGTERM, SIGINT]) func aPluginThatTakesNoSignalsEndsToo(_ signal: Int32) throws
  {
    let plugin = try ToldPlugin()
    let command = try plugin.start("deaf", "pid", isolated: false)
    let child = try command.process(writtenTo: plugin.process)
    command.interrupt(signal)
    #expect(command.end() == CommandRun(status: 128 + signal))
    try command.wait { !RunningCommand.isRunning(child) }
  }

  /// A timer outlives the start of a program. The kernel sends its signal to the command alone, as it does when a terminal
  /// hangs up.
  @Test func aTimerThatWasSetBeforeIsHeard() throws {
    let plugin = try ToldPlugin()
    let run = try plugin.show(
      "pid", isolated: false, by: ["perl", "-e", "alarm 2; exec @ARGV"])
    #expect(run.status == 128 + SIGALRM)
    #expect(run.errors == "")
  }

  /// As for Ctrl-Z and `fg`: who started the command sees that it stops.
  @Test func theCommandStopsAndGoesOnWithThePlugin() throws {
    let plugin = try ToldPlugin()
    let command = try plugin.start("first", "stop", "last", isolated: false)
    try command.wait { command.isStopped }
    command.interrupt(SIGCONT)
    #expect(command.end() == CommandRun(status: 0, output: "DTList\n\nfirst\nstop\nlast\n"))
  }

  // MARK: Copies

  /// Copies that a plugin makes of its process end with the command, whether in peace or not.
  @Test(
    arguments: [
      ("leave", "last", 0, 0), ("clone", "last", 0, 0), ("leave", "abort", 134, 78),
      ("clone", "abort", 134, 78), ("daemon", "last", 78, 78),
    ] as [(String, String, Int32, Int32)], [false, true])
  func copiesEndWithTheCommand(
    _ words: (first: String, last: String, status: Int32, isolated: Int32), _ isIsolated: Bool
  ) throws {
    let plugin = try ToldPlugin()
    let command = try plugin.start(
      words.first, words.last, isolated: isIsolated,
      options: isIsolated ? ["--deadline", TimeLimit.text] : [])
    let copy = try command.process(writtenTo: plugin.process)
    #expect(command.end().status == (isIsolated ? words.isolated : words.status))
    #expect(!RunningCommand.isRunning(copy))
  }

  /// Also when a user who is not root may not see what they run.
  @Test(.enabled(if: geteuid() == 0), arguments: [false, true])
  func hiddenCopiesEndWithTheCommand(_ isIsolated: Bool) throws {
    let plugin = try ToldPlugin()
    let nobody = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
    chmod(plugin.url.path, 0o777)
    // The checkout may be where nobody else may look.
    let sees = try CompletedProcess(
      nobody[0],
      nobody.dropFirst() + ["test", "-x", Executable.url.path, "-a", "-w", plugin.url.path])
    if sees.status != 0 { return }
    let run = try plugin.show(
      "hide", "last", isolated: isIsolated,
      options: isIsolated ? ["--deadline", TimeLimit.text] : [], by: nobody)
    #expect(run.status == 0, "\(run.errors)")
    let copy = try #require(
      pid_t(try String(contentsOf: plugin.process, encoding: .utf8).dropLast()))
    #expect(!RunningCommand.isRunning(copy))
  }

  /// Also when the plugin does not answer, or the host is killed.
  @Test func copiesEndWithAPluginThatHangs() throws {
    let plugin = try ToldPlugin()
    let run = try plugin.show("clone", "hang", options: ["--deadline", "6"])
    #expect(run.status == 78)
    let copy = try #require(
      pid_t(try String(contentsOf: plugin.process, encoding: .utf8).dropLast()))
    #expect(!RunningCommand.isRunning(copy))
  }

  @Test func copiesEndWithAHostThatIsKilled() throws {
    let plugin = try ToldPlugin()
    let command = try plugin.start(
      "clone", "hang", isolated: true, options: ["--deadline", "1000"])
    let copy = try command.process(writtenTo: plugin.process)
    command.interrupt(SIGKILL)
    #expect(command.end().status == 137)
    try command.wait { !RunningCommand.isRunning(copy) }
  }

  /// Programs that a plugin starts are not ours to end.
  @Test(arguments: [false, true]) func programsGoOn(_ isIsolated: Bool) throws {
    let plugin = try ToldPlugin()
    let command = try plugin.start("program", isolated: isIsolated)
    let program = try command.process(writtenTo: plugin.process)
    defer { kill(program, SIGKILL) }
    #expect(command.end() == CommandRun(status: 0, output: "DTList\n\nprogram\n"))
    #expect(RunningCommand.isRunning(program))
  }

  /// A copy that goes on as the process does prints nothing.
  @Test func aCopyPrintsNothing() throws {
    let folder = try PluginFolder(fixtures: [])
    _ = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent("Tests/Fixtures/Hostile/copies.c"),
      in: folder.url, flags: ["-w"])
    let data = folder.url.appendingPathComponent("data.json")
    try Data("[{\"text\": \"one\"}]".utf8).write(to: data)
    // What a copy prints may come later.
    for _ in 0..<5 {
      #expect(
        try folder.run("show", "./copies.so", "--data", "data.json")
          == CommandRun(status: 0, output: "HostileList\n\none\n"))
    }
  }

  /// The last line says how to find out which handler it was.
  @Test func aCrashSaysHowToFindIt() throws {
    let folder = try PluginFolder(fixtures: [])
    _ = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Hostile/handler_crash.c"), in: folder.url, flags: ["-w"])
    try Data("[{\"text\": \"one\"}]".utf8).write(
      to: folder.url.appendingPathComponent("data.json"))
    let run = try folder.run("show", "./handler_crash.so", "--data", "data.json")
    #expect(run.status == 139)
    #expect(
      run.errors.hasSuffix(
        "carob: a plugin ended the process (Segmentation fault) in crash, called by configure, of "
          + "handler_crash.so; run it again with --isolated, which names the handler, or with CAROB_ZOMBIES=1, "
          + "which names objects that were freed too early\n"
      ))
  }

  /// A crash in a library names who called it. Symbols may have been stripped away.
  @Test(
    arguments: [
      ([], "act, called by load, of does_as_told.so"), (["-s"], "does_as_told.so"),
    ] as [([String], String)])
  func aCrashNamesItsPlace(_ flags: [String], _ place: String) throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"abort\""] + flags)
    #expect(
      try CommandRun(
        ["inspect", "./does_as_told.so"], in: plugin.url,
        environment: ["SWIFT_BACKTRACE": "enable=no"])
        == .failure(134, "a plugin ended the process (Aborted) in \(place); correct the plugin"))
  }

  /// The functions of the host are not there yet.
  @Test(arguments: [
    (
      "cc", "__attribute__((constructor)) static void early(void) { sel_registerName(\"early:\"); }"
    ),
    ("c++", "static SEL early = sel_registerName(\"early:\");"),
  ]) func aConstructorThatCallsTheHostIsNamed(_ compiler: String, _ code: String) throws {
    let source = """
      #include <carob/carob.h>
      \(code)
      static bool load(void) { return true; }
      CAROB_PLUGIN("org.example.early", "Early", "1", 0, 0, 0, 0, 0, load)

      """
    let folder = try PluginFolder(fixtures: [], files: ["early.c": source])
    _ = try PluginFixture.build(
      source: folder.url.appendingPathComponent("early.c"), in: folder.url,
      flags: ["-x", compiler == "cc" ? "c" : "c++"], compiler: compiler)
    let run = try CommandRun(
      ["inspect", "./early.so"], in: folder.url, environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(run.status == 128 + SIGSEGV)
    #expect(run.errors.contains("sel_registerName, called by "))
    #expect(
      run.errors.hasSuffix(
        " of early.so; a constructor cannot call the host, which gives a module its functions before it "
          + "calls load; do there what needs them\n"))
  }

  /// The instruction that traps is over when its signal comes.
  @Test func aTrapEndsTheProcess() throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"trap\""])
    #expect(
      try CommandRun(
        ["inspect", "./does_as_told.so"], in: plugin.url,
        environment: ["SWIFT_BACKTRACE": "enable=no"])
        == .failure(
          128 + SIGTRAP,
          "a plugin ended the process (Trace/breakpoint trap) in act, called by load, of "
            + "does_as_told.so; correct the plugin"))
  }

  /// Signals that nobody has sent to the command, whatever they mean.
  @Test(arguments: [
    (SIGALRM, "SIGALRM (Alarm clock)", "have the plugin handle the signal of the timer"),
    (SIGHUP, "SIGHUP (Hangup)", "have the plugin handle the signal, unless"),
    (SIGTERM, "SIGTERM (Terminated)", "have the plugin handle the signal, unless"),
    (SIGUSR1, "SIGUSR1 (User defined signal 1)", "have the plugin handle the signal, unless"),
    (SIGXCPU, "SIGXCPU (CPU time limit exceeded)", "raise the limit with ulimit"),
    (SIGKILL, "SIGKILL (Killed)", "see with dmesg whether memory ran out"),
  ])
  func aSignalThatEndsThePluginIsTold(_ signal: Int32, _ name: String, _ advice: String) throws {
    let plugin = try ToldPlugin()
    let run = try plugin.show("signal \(signal)", isolated: false)
    #expect(run.status == 128 + signal)
    #expect(
      run.errors.hasPrefix(
        "carob: \(name) ended the process in which the plugin runs; \(advice)"))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }

  // MARK: Watching

  /// Each build that ends its process, or crashes, is reported, and the next one is shown.
  @Test func watchingGoesOn() throws {
    let plugin = try ToldPlugin(flags: ["-DIN_LOAD=\"exit0\""])
    let command = try plugin.start("first", isolated: false, options: ["--watch"])
    let complaint = "carob: \(Self.ended)\n"
    // It waits for the next build. To show this one again would be one more line in the end.
    try command.wait { command.errors == complaint }
    try plugin.build(flags: ["-DIN_SCREEN=\"quick\""])
    try command.wait { command.errors == complaint + complaint }
    try plugin.build(flags: [])
    let screen = "DTList\n\nfirst\n"
    try command.wait { command.output == screen }
    try plugin.build(flags: ["-DIN_LOAD=\"abort\""])
    let crash =
      "carob: a plugin ended the process (Aborted) in act, called by load, of does_as_told.so; "
      + "run it again with --isolated, which names the handler\n"
    try command.wait { command.errors == complaint + complaint + crash }
    try plugin.build(flags: [])
    try command.wait { command.output == screen + screen }
    command.interrupt()
    #expect(
      command.end()
        == CommandRun(
          status: 130, output: screen + screen, errors: complaint + complaint + crash))
  }

  /// Standard input is there once, and each process wants it.
  @Test func watchingKeepsStandardInput() throws {
    let plugin = try ToldPlugin(flags: ["-DIN_SCREEN=\"exit0\""])
    let command = try RunningCommand(
      ["show", "./does_as_told.so", "--watch", "--data", "-"], in: plugin.url,
      input: #"[{"text": "first"}]"#)
    try command.wait { command.errors == "carob: \(Self.ended)\n" }
    try plugin.build(flags: [])
    try command.wait { command.output == "DTList\n\nfirst\n" }
    command.interrupt(SIGKILL)
    #expect(command.end().status == 137)
  }
}
