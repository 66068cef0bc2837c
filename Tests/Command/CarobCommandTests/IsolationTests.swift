import Foundation
import PluginTestSupport
import Testing

/// `carob show --isolated`: good plugins are shown as ever, bad ones do no harm.
@Suite(.waitsForProcesses) struct IsolationTests {
  @Test(arguments: [
    ["Followers"], ["Countries"], ["Packages"], ["Followers", "--format", "json"],
    ["Countries", "--format", "json"], ["Packages", "--format", "json"],
    ["Countries", "--rows", "10-19"], ["Countries", "--rows", "60-70", "--format", "json"],
    ["Countries", "--select", "0,3"], ["Packages", "--select", "0,1", "--format", "json"],
    ["Followers", "--rows", "0-1", "--trace"], ["Followers", "--trace", "--format", "json"],
    // Mistakes are the same, too.
    ["Followers", "--rows", "7-99"], ["Followers", "--rows", "x"],
    ["Followers", "--select", "9,9"],
    ["Followers", "--screen", "Nothing"], ["Nothing"], ["Followers", "--data", "/nowhere.json"],
    ["Followers", "--data", "file:///nowhere/x.json"], ["Followers", "--page-key", "page"],
    // Times that are none, or longer than can be counted.
    ["Followers", "--timeout", "nan"], ["Followers", "--timeout", "-1"],
    ["Followers", "--data", "file:///nowhere/x.json", "--timeout", "nan"],
    ["Followers", "--data", "file:///nowhere/x.json", "--timeout", "1e300"],
  ])
  func showsWhatOneProcessShows(_ arguments: [String]) throws {
    #expect(
      try CommandRun(["show"] + arguments + ["--isolated"]) == CommandRun(["show"] + arguments))
  }

  @Test func readsStandardInput() throws {
    let data = #"[{"username": "x", "bio": "y"}]"#
    let run = try CommandRun(["show", "Followers", "--data", "-"], input: data)
    #expect(run.status == 0)
    #expect(try CommandRun(["show", "Followers", "--data", "-", "--isolated"], input: data) == run)
  }

  @Test func warnsAsInOneProcess() throws {
    let data = #"[{"username": 7}, {"username": "x", "bio": []}]"#
    let run = try CommandRun(["show", "Followers", "--data", "-"], input: data)
    #expect(!run.errors.isEmpty)
    #expect(try CommandRun(["show", "Followers", "--data", "-", "--isolated"], input: data) == run)
  }

  /// Warnings of data are `carob`'s own, however many: they are no failure of the plugin's.
  @Test func warnsOfMuchBadDataAsInOneProcess() throws {
    let folder = try TemporaryDirectory()
    let rows = Array(repeating: #"{"bio": []}"#, count: 500).joined(separator: ",")
    _ = try folder.write("[\(rows)]", to: "rows.json")
    // Each warning begins with the path.
    let path = String(repeating: "./", count: 1500) + "rows.json"
    let arguments = ["show", "Followers", "--data", path]
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.errors.contains("(and 499 times more)"))
    #expect(run.status == 0)
    #expect(try CommandRun(arguments + ["--isolated"], in: folder.url) == run)
  }

  /// Rows that are asked for together have more bytes than a message may have, and one of them by itself.
  @Test(arguments: [(64, 300_000), (3, 18 << 20)])
  func showsLongTextsAsInOneProcess(_ count: Int, _ length: Int) throws {
    let text = String(repeating: "x", count: length)
    let rows = Array(repeating: "{\"text\": \"\(text)\"}", count: count)
    let folder = try PluginFolder(files: ["rows.json": "[\(rows.joined(separator: ","))]"])
    let show = ["show", "./minimal.so", "--data", "rows.json"]
    let run = try CommandRun(show, in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.utf8.count > count * length)
    let isolated = try CommandRun(
      show + ["--isolated", "--deadline", TimeLimit.text], in: folder.url)
    // Not the texts themselves, in which nobody would find anything.
    #expect(isolated.status == 0)
    #expect(isolated.errors == "")
    let isTheSame = isolated.output == run.output
    #expect(isTheSame)
  }

  // MARK: Plugins that go wrong

  @Test(arguments: [
    ("segv", "SIGSEGV"), ("abort", "SIGABRT"),
    ("exit", "exited with status 3"), ("exit0", "exited with status 0"),
    ("recurse", "stack overflow (SIGSEGV)"),
    ("kind", "the plugin's process sent a frame of the unknown kind 42"),
    (
      "garbage",
      "the plugin's process sent a frame of 1195725856 bytes; the limit is 16777216"
    ),
    ("close", "closed its connection"), ("half", "closed its connection"),
  ])
  func aRowThatEndsTheProcessIsAnError(_ word: String, _ reason: String) throws {
    let folder = try ToldPlugin()
    let run = try folder.show("first", word, "last")
    let failure = "\(reason) in -[DTList configureCell:withObject:]"
    #expect(run.output == "DTList\n\nfirst\n\(failure)\nlast\n")
    #expect(
      run.errors
        == "carob: ./does_as_told.so: row 1 of section 0: \(failure); correct the plugin\n")
    #expect(run.status == 78)
  }

  // With time enough for the rest of the screen on a busy machine, and so not many of these.
  @Test(arguments: ["spin", "fork"])
  func aRowThatHangsIsAnError(_ word: String) throws {
    let folder = try ToldPlugin()
    let run = try folder.show("first", word, "last", options: ["--deadline", "6"])
    let reason = word == "fork" ? "SIGSEGV" : "no answer within 6 s"
    let failure = "\(reason) in -[DTList configureCell:withObject:]"
    #expect(run.output == "DTList\n\nfirst\n\(failure)\nlast\n")
    #expect(run.status == 78)
  }

  @Test(arguments: [("flood", "output"), ("complain", "error")])
  func aRowThatFloodsIsAnError(_ word: String, _ stream: String) throws {
    let folder = try ToldPlugin()
    let run = try folder.show("first", word, "last")
    let failure =
      "wrote more than 1048576 bytes to standard \(stream) in -[DTList configureCell:withObject:]"
    #expect(run.output.hasSuffix("DTList\n\nfirst\n\(failure)\nlast\n"))
    // What is passed on is limited, for each of the two processes that did it.
    #expect(run.output.utf8.count + run.errors.utf8.count < 3 << 20)
    #expect(run.status == 78)
  }

  /// Lines of the log are messages, and are counted all the same.
  @Test func aRowThatFloodsTheLogIsAnError() throws {
    let folder = try ToldPlugin()
    let run = try folder.show("first", "warn", "last", options: ["--deadline", TimeLimit.text])
    let failure =
      "wrote more than 1048576 bytes of log lines in -[DTList configureCell:withObject:]"
    #expect(run.output == "DTList\n\nfirst\n\(failure)\nlast\n")
    #expect(run.errors.contains("different each time: 000000000000"))
    #expect(run.errors.utf8.count < 3 << 20)
    #expect(run.status == 78)
  }

  @Test(.enabled(if: !isSanitized)) func aRowThatEatsMemoryIsAnError() throws {
    let folder = try ToldPlugin()
    let run = try folder.show("first", "leak", "last", options: ["--memory", "512"])
    let failure = "SIGABRT in -[DTList configureCell:withObject:]"
    #expect(run.output == "DTList\n\nfirst\n\(failure)\nlast\n")
    #expect(run.status == 78)
  }

  /// Rows are asked for together, and after a failure each by itself.
  @Test func aFailureThatDoesNotComeAgainIsTold() throws {
    let folder = try ToldPlugin()
    let run = try folder.show("first", "once", "last")
    #expect(run.output == "DTList\n\nfirst\nonce\nlast\n")
    #expect(
      run.errors
        == "carob: ./does_as_told.so: SIGABRT in -[DTList configureCell:withObject:]; "
        + "correct the plugin\n")
    #expect(run.status == 78)
  }

  @Test func aScreenThatCannotBeOpenedAgainCostsTheRestOnly() throws {
    let folder = try ToldPlugin(flags: ["-DIN_LOAD=\"third\""])
    // The last row of those that are asked for together fails, so that others begin with a new process.
    let words = (0..<63).map { "row \($0)" } + ["abort", "beyond", "beyond"]
    let run = try folder.show(words)
    let rows = words[..<63].joined(separator: "\n")
    let failures = [
      "SIGABRT in -[DTList configureCell:withObject:]", "SIGABRT in load of ./does_as_told.so",
      "SIGABRT in load of ./does_as_told.so",
    ]
    #expect(run.output == "DTList\n\n\(rows)\n\(failures.joined(separator: "\n"))\n")
    let complaints = zip(63..., failures).map {
      "carob: ./does_as_told.so: row \($0) of section 0: \($1)"
    }
    #expect(run.errors == complaints.joined(separator: "\n") + "; correct the plugin\n")
    #expect(run.status == 78)
  }

  @Test func programsOfThePluginGetNoConnection() throws {
    let run = try ToldPlugin().show("files")
    #expect(run.status == 0)
    #expect(run.output.contains("pipe:["))
    for kind in ["socket:", "memfd:"] { #expect(!run.output.contains(kind), "\(run.output)") }
  }

  // MARK: Whoever started the command

  @Test func howAProcessEndsIsKnownWhereTheEndsOfChildrenAreIgnored() throws {
    let folder = try ToldPlugin()
    let run = try folder.show("first", "segv", by: ["env", "--ignore-signal=CHLD"])
    #expect(run.output == "DTList\n\nfirst\nSIGSEGV in -[DTList configureCell:withObject:]\n")
    #expect(run.status == 78)
  }

  @Test(arguments: [false, true]) func ctrlCEndsThePluginToo(_ isOfATerminal: Bool) throws {
    let folder = try ToldPlugin()
    let command = try RunningCommand(
      try folder.showing(["first", "pid"], options: ["--deadline", "1000"]),
      in: folder.url)
    let child = try command.process(writtenTo: folder.url.appendingPathComponent("pid"))
    // A terminal sends it to every process of the group.
    if isOfATerminal { kill(child, SIGINT) }
    command.interrupt()
    let run = command.end()
    #expect(run == CommandRun(status: 130))
    try command.wait { !RunningCommand.isRunning(child) }
  }

  @Test func anErrorRowFitsTheSchema() throws {
    let folder = try ToldPlugin()
    let run = try folder.show("first", "abort", options: ["--format", "json"])
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.screen().problems(of: value).isEmpty)
    #expect(run.output.contains("\"error\": \"SIGABRT in -[DTList configureCell:withObject:]\""))
  }

  @Test func givesUpAfterFiveFailures() throws {
    let folder = try ToldPlugin()
    let run = try folder.show("a", "abort", "abort", "abort", "b", "abort", "abort", "abort", "c")
    let row = "SIGABRT in -[DTList configureCell:withObject:]\n"
    #expect(run.output == "DTList\n\na\n\(row)\(row)\(row)b\n\(row)\(row)")
    #expect(
      run.errors.hasSuffix(
        "carob: ./does_as_told.so: failed 5 times; rows from number 7 on are not shown; "
          + "correct the plugin\n"))
    #expect(run.status == 78)
  }

  @Test func whatIsRaisedEndsTheCommandAsInOneProcess() throws {
    let folder = try ToldPlugin()
    let isolated = try folder.show("first", "raise")
    #expect(isolated.status == 78)
    #expect(
      isolated.errors
        == "carob: ./does_as_told.so: row 1 of section 0: -[DTList configureCell:withObject:]: "
        + "as it was told; correct the plugin\n")
  }

  @Test func passesOnWhatThePluginPrints() throws {
    let folder = try ToldPlugin()
    #expect(try folder.show("print").output == "DTList\n\nprint\nprinted by the plugin\n")
  }

  /// The end of the process is no unloading, neither of the command's own nor of the plugin's.
  @Test func theEndIsTheSameAsInOneProcess() throws {
    let folder = try ToldPlugin()
    let isolated = try folder.show("first")
    #expect(isolated == CommandRun(status: 0, output: "DTList\n\nfirst\n"))
    #expect(
      try CommandRun(
        ["show", "./does_as_told.so", "--data", "rows.json"], in: folder.url) == isolated)
  }

  /// The rows are counted, and then asked for in parts; in one process they are counted once.
  @Test(arguments: [2, 150]) func rowsThatGoAwayAreLeftOut(_ count: Int) throws {
    let directory = try TemporaryDirectory()
    _ = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Hostile/lost_delegate.c"), in: directory.url, flags: ["-w"])
    let rows = (0..<count).map { "{\"text\": \"\($0)\"}" }.joined(separator: ", ")
    _ = try directory.write("[\(rows)]", to: "rows.json")
    let show = ["show", "./lost_delegate.so", "--data", "rows.json"]
    let run = try CommandRun(show, in: directory.url)
    #expect(run == CommandRun(status: 0, output: "HostileList\n\nno rows\n"))
    #expect(try CommandRun(show + ["--isolated"], in: directory.url) == run)
  }

  @Test(arguments: [
    ("IN_LOAD", "SIGABRT in load of ./does_as_told.so"),
    ("AT_OPEN", "SIGABRT in load of ./does_as_told.so"),
    ("IN_SCREEN", "SIGABRT in -[DTList viewDidLoad]"),
  ])
  func aScreenThatCannotBeOpenedEndsTheCommand(_ place: String, _ failure: String) throws {
    let folder = try ToldPlugin(flags: ["-D\(place)=\"abort\""])
    #expect(
      try folder.show("first")
        == CommandRun(
          status: 78, errors: "carob: ./does_as_told.so: \(failure); correct the plugin\n"))
  }

  @Test func aCrashAtTheEndIsToldAfterTheScreen() throws {
    let folder = try ToldPlugin(flags: ["-DAT_EXIT=\"abort\""])
    #expect(
      try folder.show("first")
        == CommandRun(
          status: 78, output: "DTList\n\nfirst\n",
          errors: "carob: ./does_as_told.so: SIGABRT in the code that runs at exit; "
            + "correct the plugin\n"))
  }

  // MARK: Options

  @Test(arguments: [
    (["--deadline", "5"], "--deadline is for a process of its own; pass --isolated too"),
    (["--memory", "5"], "--memory is for a process of its own; pass --isolated too"),
    (
      ["--isolated", "--deadline", "0"], "--deadline 0.0 is no time to wait; give seconds such as 5"
    ),
    (
      ["--isolated", "--deadline", "nan"],
      "--deadline nan is no time to wait; give seconds such as 5"
    ),
    (
      ["--isolated", "--memory", "3"],
      "--memory 3 is too little; give MiB such as 512, or 0 for no limit"
    ),
  ])
  func refusesOptions(_ options: [String], _ message: String) throws {
    let run = try CommandRun(["show", "Followers"] + options)
    #expect(run == .failure(64, "\(message); see carob --help"))
  }

  @Test func needsNothingButItsLibrary() throws {
    let directory = try TemporaryDirectory()
    let copy = try Executable.copy(to: directory.url)
    let module = Executable.directory.appendingPathComponent("libFollowers.so").path
    let run = try CompletedProcess(copy.path, ["show", module, "--isolated"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try run.output == CommandRun(["show", "Followers"]).output)
  }

  /// Whether this was built with a sanitizer, which reserves more memory than any limit allows.
  private static let isSanitized = ProcessInfo.processInfo.environment.keys.contains {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0)
  }
}
