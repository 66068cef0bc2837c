import Foundation
import PluginTestSupport
import Testing

/// `carob run`.
@Suite(.waitsForProcesses, .enabled(if: InstalledLibrary.prefix != nil)) struct RunTests {
  private static let echo = """
    #import <Foundation/Foundation.h>
    int main(int argc, char *argv[]) {
      @autoreleasepool {
        for (int i = 1; i < argc; i++) NSLog(@"%s", argv[i]);
        for (int byte; (byte = getchar()) != EOF;) putchar(byte);
      }
      return argc;
    }
    """

  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// Runs the command in the folder, which has the caches as well.
  private func carob(_ arguments: String..., input: String = "") throws -> CommandRun {
    try CommandRun(
      arguments, in: folder.url, input: input,
      environment: ["XDG_CACHE_HOME": folder.url.appendingPathComponent("caches").path])
  }

  @Test func theProgramTakesThePlaceOfTheCommand() throws {
    _ = try folder.write(Self.echo, to: "echo.m")
    let run = try carob("run", "echo.m", "--release", "x.m", "--", input: "given\n")
    #expect(run.output == "given\n")
    #expect(run.status == 4)
    #expect(run.errors.contains("--release") && run.errors.contains("x.m"))
  }

  @Test func itIsBuiltOnce() throws {
    _ = try folder.write(Self.echo, to: "echo.m")
    #expect(try carob("run", "--verbose", "echo.m").errors.contains(" -c "))
    #expect(try carob("run", "--verbose", "echo.m").errors == "")
    _ = try folder.write(Self.echo + "\n", to: "echo.m")
    #expect(try carob("run", "--verbose", "echo.m").errors.contains(" -c "))
    // What was there before is still known.
    _ = try folder.write(Self.echo, to: "echo.m")
    let path = folder.url.appendingPathComponent("echo.m").path
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
    #expect(try carob("run", "--verbose", "echo.m").errors == "")
  }

  @Test func whatIsNoLongerUsedIsForgotten() throws {
    let programs = folder.url.appendingPathComponent("caches/carob/programs")
    func use(_ name: String, daysAgo days: Double) throws {
      let set = programs.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -86_400 * days)], ofItemAtPath: set.path)
    }
    for number in 1...60 { try use("set\(number)", daysAgo: Double(number) / 10) }
    try use("old", daysAgo: 31)
    func sets() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: programs.path)
    }
    _ = try folder.write("int main(void) { return 0; }", to: "a.c")
    #expect(try carob("run", "a.c").status == 0)
    let kept = try sets()
    #expect(kept.count == 50)
    #expect(kept.contains("set49") && !kept.contains("set50") && !kept.contains("old"))

    // Use keeps a set, and only new sources remove others.
    let used = try #require(kept.first { !$0.hasPrefix("set") })
    try use(used, daysAgo: 31)
    try use("old", daysAgo: 31)
    #expect(try carob("run", "a.c").status == 0)
    #expect(try sets().contains("old"))
    _ = try folder.write("int main(void) { return 1; }", to: "b.c")
    #expect(try carob("run", "b.c").status == 1)
    #expect(try sets().contains(used) && !sets().contains("old"))
  }

  @Test func aHeaderThatChangedIsNoticed() throws {
    _ = try folder.write("#define STATUS 4", to: "status.h")
    _ = try folder.write("#include \"status.h\"\nint main(void) { return STATUS; }", to: "a.c")
    #expect(try carob("run", "a.c").status == 4)
    _ = try folder.write("#define STATUS 5", to: "status.h")
    #expect(try carob("run", "a.c").status == 5)
  }

  @Test func severalSourcesAreOneProgram() throws {
    _ = try folder.write("int half(int n) { return n / 2; }", to: "half.c")
    _ = try folder.write(
      "int half(int); int main(int n, char **w) { return half(n); }", to: "main.m")
    #expect(try carob("run", "main.m", "half.c", "--", "half.c", "x", "y").status == 2)
    #expect(
      try carob("run", "half.c").errors
        == "carob: half.c: has no main, so it is no program; add one, or build a plugin with carob build\n"
    )
  }

  @Test func aFolderIsAProgram() throws {
    _ = try folder.write("int main(void) { return 6; }", to: "Tool/main.c")
    #expect(try carob("run", "Tool/").status == 6)
  }

  @Test func aSourceThatIsGoneIsMissed() throws {
    _ = try folder.write("int half(int n) { return n / 2; }", to: "Tool/half.c")
    _ = try folder.write("int half(int); int main(void) { return half(6); }", to: "Tool/main.c")
    #expect(try carob("run", "Tool").status == 3)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Tool/half.c"))
    #expect(try carob("run", "Tool").status == 78)
  }

  @Test func aSignalEndsIt() throws {
    _ = try folder.write(
      "#include <signal.h>\nint main(void) { return raise(SIGTERM); }", to: "a.c")
    #expect(try carob("run", "a.c").status == 128 + SIGTERM)
  }

  @Test func signalsAreAnsweredAsUsual() throws {
    _ = try folder.write(
      "#include <signal.h>\nint main(void) { return signal(SIGPIPE, SIG_DFL) != SIG_DFL; }",
      to: "a.c")
    #expect(try carob("run", "a.c").status == 0)
  }

  @Test func aSourceInAnotherFolderIsOne() throws {
    _ = try folder.write("int half(int n) { return n / 2; }", to: "other/half.c")
    _ = try folder.write(
      "int half(int); int main(int n, char **w) { return half(n); }", to: "main.c")
    #expect(try carob("run", "--", "main.c", "./other/half.c", "x").status == 1)
  }

  @Test func aPipeIsNoSource() throws {
    let pipe = folder.url.appendingPathComponent("pipe.m").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(try carob("run", pipe).errors.contains("is no regular file"))
  }

  @Test func theProgramsOptionsAreNotTheCommands() throws {
    _ = try folder.write("int main(void) { return x; }", to: "a.c")
    let run = try carob("run", "a.c", "--format=json")
    #expect(run.status == 78 && run.output == "")
  }

  @Test func allThatIsNamedAfterAScriptIsForIt() throws {
    _ = try folder.write(
      """
      #!/usr/bin/env -S carob run
      #include <stdio.h>
      int main(int n, char **words) { for (int i = 1; i < n; i++) puts(words[i]); }
      """, to: "script")
    _ = try folder.write("int half;", to: "half.c")
    #expect(try carob("run", "script", "--", "-x", "half.c").output == "--\n-x\nhalf.c\n")
  }

  @Test func aByteOrderMarkIsNoText() throws {
    _ = try folder.write("\u{FEFF}int main(void) { return 6; }", to: "marked.c")
    #expect(try carob("run", "marked.c").status == 6)
  }

  @Test func helpBeforeASourceIsThatOfTheCommand() throws {
    let help = try carob("help", "run")
    #expect(help.lines.contains { $0.hasPrefix("USAGE: carob run ") })
    #expect(try carob("run", "--help") == help)
    #expect(try carob("run", "-h") == help)
    _ = try folder.write(Self.echo, to: "echo.m")
    #expect(try carob("run", "echo.m", "--help").errors.contains("--help"))
  }

  @Test func mistakesAreToldWithTheirPlaces() throws {
    _ = try folder.write(
      "#!/usr/bin/env -S carob run\n\nint main(void) { return x; }", to: "script")
    let run = try carob("run", "script")
    #expect(run.status == 78)
    #expect(run.errors.contains("script:3:"), "\(run.errors)")
    #expect(
      try carob("run", "no.m")
        == .failure(66, "no.m: no such file; give a source, or a folder with sources"))
    #expect(try carob("run").status == 64)
    let option = try carob("run", "--wach", "script")
    #expect(option.status == 64)
    #expect(option.errors.contains("unknown option '--wach'. Did you mean '--watch'?"), "\(option)")
    #expect(try carob("run", "--", "--wach").status == 66)
    _ = try folder.write("words", to: "words.txt")
    #expect(
      try carob("run", "words.txt").errors.hasPrefix("carob: words.txt: is no source; give a"))
  }
}
