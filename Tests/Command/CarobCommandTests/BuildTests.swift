import Foundation
import PluginTestSupport
import Testing

/// `carob build` with sources in C and C++.
@Suite(.waitsForProcesses) struct BuildTests {
  private static let headers = Executable.headers

  /// A folder with the sources of the smallest plugin.
  func minimal(
    as name: String = "minimal.c", and files: [String: String] = [:]
  ) throws -> PluginFolder {
    let source = try String(
      contentsOf: PluginFixture.sources.appendingPathComponent("minimal.c"), encoding: .utf8)
    return try PluginFolder(
      fixtures: [],
      files: [name: source, "data.json": "[{\"text\": \"Hello\"}]"].merging(files) { $1 })
  }

  private func build(
    _ folder: PluginFolder, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(["build"] + arguments, in: folder.url, environment: environment)
  }

  /// What standard error has besides the compiler's command.
  private func complaint(_ run: CommandRun) -> String {
    run.errors.split(separator: "\n").last.map(String.init) ?? ""
  }

  // MARK: Building

  @Test func writesTheCommandAndThenThePath() throws {
    let folder = try minimal()
    let name = folder.url.lastPathComponent
    #expect(
      try build(folder)
        == CommandRun(
          status: 0, output: "./lib\(name).so\n",
          errors: """
            cc -shared -fPIC -Wall -Wextra -g -O0 -DDEBUG=1 -DCAROB_CHECKED -fvisibility=hidden -Wl,-z,defs -I \(Self.headers) \
            ./minimal.c -lm -o ./lib\(name).so

            """))
    let shown = try folder.run("show", "./lib\(name).so", "--data", "data.json")
    #expect(shown.output == "GreetingList\n\nHello\n")
    // Nothing else is left behind.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["data.json", "lib\(name).so", "minimal.c"])
  }

  @Test func printsTheFlagsForOtherBuildSystems() throws {
    let compiling =
      "-fPIC -Wall -Wextra -g -O2 -fvisibility=hidden -I \(Self.headers)"
    let linking =
      "-shared -Wl,-z,defs -Wl,--version-script=\(Self.headers)/carob/plugin.map -lm"
    let folder = try minimal()
    #expect(try build(folder, "--cflags", "--release").output == compiling + "\n")
    #expect(try build(folder, "--libs").output == linking + "\n")
    #expect(
      try build(folder, "--cflags", "--libs", "--release").output == "\(compiling) \(linking)\n")
  }

  /// A compiler would wait for ever.
  @Test(arguments: ["f.c", "f.m", "f.cc"]) func aSourceThatIsANamedPipeIsRefused(
    _ name: String
  ) throws {
    let folder = try minimal()
    #expect(mkfifo(folder.url.appendingPathComponent(name).path, 0o600) == 0)
    #expect(
      try build(folder)
        == .failure(
          78, "./\(name): is no regular file; remove it, or give its name another ending"
        ))
  }

  /// The same when there is nobody to read what is written.
  @Test func aNamedPipeInTheWayIsTold() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "t.m":
          "#import <XCTest/XCTest.h>\n@interface T : XCTestCase\n@end\n@implementation T\n@end\n"
      ])
    let objects = folder.url.appendingPathComponent(".build/debug")
    try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
    #expect(mkfifo(objects.appendingPathComponent("placeholders.c").path, 0o600) == 0)
    let run = try build(folder, "-q")
    #expect(run.status == 73)
    #expect(complaint(run).contains("placeholders.c: cannot be written"))
  }

  /// The command ends though its compiler does not want to.
  @Test func aCompilerThatTakesNoSignalsIsKilled() throws {
    let folder = try minimal(and: [
      "cc.sh":
        "#!/bin/sh\ntrap '' INT TERM\necho $$ >pid.new; mv pid.new pid; while :; do sleep 1; done\n"
    ])
    let compiler = folder.url.appendingPathComponent("cc.sh").path
    #expect(chmod(compiler, 0o700) == 0)
    let command = try RunningCommand(
      ["build", "-q"], in: folder.url, environment: ["CC": compiler])
    let child = try command.process(writtenTo: folder.url.appendingPathComponent("pid"))
    command.interrupt(SIGTERM)
    #expect(command.end().status == 143)
    #expect(!RunningCommand.isRunning(child))
  }

  @Test func itsOutputIsWhatShowTakes() throws {
    let folder = try minimal()
    let carob = "'\(Executable.url.path)'"
    let run = try CompletedProcess(
      "sh", ["-c", "\(carob) show $(\(carob) build .) --data data.json"], in: folder.url,
      environment: CommandRun.inherited)
    #expect(run.output == "GreetingList\n\nHello\n")
    #expect(run.status == 0)
  }

  @Test func buildsForReleaseAndWithFlags() throws {
    let folder = try minimal()
    let run = try build(
      folder, ".", "-c", "release",
      environment: ["CC": " gcc  -std=c11 ", "CFLAGS": "-DX=1 -O1", "LDFLAGS": "-Wl,-z,now"])
    #expect(run.status == 0)
    #expect(
      run.errors == """
        gcc -std=c11 -shared -fPIC -Wall -Wextra -g -O2 -fvisibility=hidden -Wl,-z,defs \
        -I \(Self.headers) -DX=1 -O1 ./minimal.c -Wl,-z,now -lm -o \(run.output)
        """)
  }

  /// What a send says is compared with the method, unless the build is for release.
  @Test func checksSendsUnlessForRelease() throws {
    let source = try String(
      contentsOf: PluginFixture.sources.appendingPathComponent("minimal.c"), encoding: .utf8)
    let send = #"CAROB_SEND(id, cell, "textLabel", ())"#
    let mistaken = source.replacingOccurrences(
      of: send, with: #"((void)CAROB_SEND(double, cell, "hash", ()), "# + send + ")")
    #expect(mistaken != source)
    let folder = try PluginFolder(
      fixtures: [], files: ["plugin.c": mistaken, "data.json": "[{\"text\": \"Hello\"}]"])
    let module = try build(folder).output.trimmingCharacters(in: .newlines)
    let run = try folder.run("show", module, "--data", "data.json")
    #expect(run.status == 78)
    #expect(
      run.errors.contains(
        /\.\/plugin\.c:\d+: -\[UITableViewCell hash\]: the result is .*, the send has double \(d\); write/
      ))
    let doctor = try folder.run("doctor", module)
    #expect(doctor.output.contains("the send has double (d) [wrong-types]"))

    let released = try build(folder, ".", "--release")
    #expect(!released.errors.contains("CAROB_CHECKED"))
    #expect(released.errors.contains(" -O2 "))
    #expect(
      try folder.run("show", module, "--data", "data.json").output == "GreetingList\n\nHello\n")
  }

  @Test(arguments: ["cc", "cpp", "cxx"]) func buildsCPlusPlusBesideC(_ ending: String) throws {
    let folder = try minimal(
      and: [
        "twice.\(ending)": """
        #include <memory>
        extern "C" int twice(int number);
        int twice(int number) { return *std::make_unique<int>(number * 2); }

        """
      ])
    let run = try build(folder)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        cc -c -fPIC -Wall -Wextra -g -O0 -DDEBUG=1 -DCAROB_CHECKED -fvisibility=hidden -I \(Self.headers) ./minimal.c -o ./minimal.o
        c++ -shared -fPIC -Wall -Wextra -g -O0 -DDEBUG=1 -DCAROB_CHECKED -fvisibility=hidden -Wl,-z,defs \
        -Wl,--version-script=\(Self.headers)/carob/plugin.map -I \(Self.headers) \
        ./minimal.o ./twice.\(ending) -lm -o \(run.output)
        """)
    let module = run.output.trimmingCharacters(in: .newlines)
    #expect(
      try folder.run("show", module, "--data", "data.json").output == "GreetingList\n\nHello\n")
    // No object is left behind.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 4)
  }

  /// Each language has a compiler and flags of its own, in the same folder too.
  @Test func givesEachLanguageItsFlags() throws {
    let folder = try minimal(
      and: [
        "a.c": "#ifndef IN_C\n#error\n#endif\n#ifdef IN_CXX\n#error\n#endif\n",
        "b.cc": "#ifndef IN_CXX\n#error\n#endif\n#ifdef IN_C\n#error\n#endif\n",
        "a.o": "somebody's",
      ])
    let run = try build(
      folder,
      environment: [
        "CC": "gcc", "CXX": "g++", "CFLAGS": "-DIN_C -std=c11", "CXXFLAGS": "-DIN_CXX -std=c++20",
      ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.errors.split(separator: "\n").map { $0.prefix { $0 != " " } } == ["gcc", "gcc", "g++"])
    #expect(
      try String(contentsOf: folder.url.appendingPathComponent("a.o"), encoding: .utf8)
        == "somebody's")
    let failing = try build(folder, environment: ["CFLAGS": "-DIN_C -DIN_CXX"])
    #expect(failing.status == 78)
    #expect(complaint(failing) == "carob: .: cc ended with exit status 1; see its messages above")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 6)
  }

  /// Templates, and a plugin that says no more of itself than it has to.
  @Test(arguments: ["g++", "clang++"]) func buildsCPlusPlusThatTheDoctorLikes(
    _ compiler: String
  ) throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "plugin.cpp": """
        #include <carob/carob.h>

        #include <map>
        #include <string>
        #include <vector>

        static std::map<std::string, std::vector<int>> numbers;

        static bool load(void) {
          numbers["one"].push_back(1);
          return numbers.size() == 1;
        }

        CAROB_PLUGIN(.identifier = "org.example.numbers", .name = "Numbers", .version = "1.0.0",
                     .load = load)

        """
      ])
    let run = try build(folder, environment: ["CXX": compiler, "CXXFLAGS": "-std=c++20 -Werror"])
    #expect(run.status == 0, "\(run.errors)")
    let module = run.output.trimmingCharacters(in: .newlines)
    let examined = try folder.run("doctor", "--strict", module)
    #expect(examined.status == 0)
    #expect(examined.lines.last { !$0.isEmpty } == "1 note", "\(examined.output)")
    #expect(examined.lines.first?.hasSuffix(" [no-principal-class]") == true)
  }

  @Test func replacesAModuleOnlyWhenTheNewOneIsComplete() throws {
    let folder = try minimal()
    let module = try build(folder).output.trimmingCharacters(in: .newlines)
    let file = folder.url.appendingPathComponent(module)
    let before = try Data(contentsOf: file)
    try "int broken".write(
      to: folder.url.appendingPathComponent("broken.c"), atomically: true, encoding: .utf8)
    let run = try build(folder)
    #expect(run.status == 78)
    #expect(run.output == "")
    #expect(run.errors.contains("broken.c:1:"))
    #expect(complaint(run) == "carob: .: cc ended with exit status 1; see its messages above")
    #expect(try Data(contentsOf: file) == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 4)
  }

  @Test func warningsAreShown() throws {
    let folder = try minimal(and: ["careless.c": "int careless(int unused) { return 1; }\n"])
    let run = try build(folder)
    #expect(run.status == 0)
    #expect(run.errors.contains("careless.c:1:"))
    #expect(run.errors.contains("-Wunused-parameter"))
  }

  @Test func whatIsNowhereDefinedIsMissedByTheLinker() throws {
    let folder = try minimal(
      and: ["caller.c": "int nowhere(void);\nint caller(void) { return nowhere(); }\n"])
    let run = try build(folder)
    #expect(run.status == 78)
    #expect(run.errors.contains("undefined reference to `nowhere'"))
  }

  @Test func mathematicsAreThere() throws {
    let folder = try minimal(
      and: [
        "sine.c": """
        #include <math.h>
        double sine(double x);
        double sine(double x) { return sin(x) + floor(x); }

        """
      ])
    let module = try build(folder).output.trimmingCharacters(in: .newlines)
    #expect(
      try folder.run("show", module, "--data", "data.json").output == "GreetingList\n\nHello\n")
  }

  @Test func exportsTheEntryOnly() throws {
    let folder = try minimal(and: [
      "visible.c": "int visible(void);\nint visible(void) { return 1; }\n"
    ])
    let module = try build(folder).output.trimmingCharacters(in: .newlines)
    let symbols = try CompletedProcess("nm", ["-D", "--defined-only", module], in: folder.url)
    #expect(
      symbols.output.split(separator: "\n").map { $0.split(separator: " ").last } == [
        "carob_plugin_entry"
      ])
  }

  // MARK: Refusals

  @Test func aFolderWithoutSources() throws {
    let folder = try PluginFolder(fixtures: [], files: ["notes.txt": "", ".hidden.c": ""])
    #expect(
      try build(folder)
        == .failure(
          66,
          ".: has no .m, .mm, .c, .cc, .cpp or .cxx file and no Package.swift; give the folder of a plugin, or "
            + "write one with carob new"))
  }

  @Test func aFolderWithBothKinds() throws {
    let folder = try minimal(and: ["Package.swift": ""])
    #expect(
      try build(folder)
        == .failure(
          78,
          ".: has both Package.swift and minimal.c; move the other sources into a target of the package"
        ))
  }

  @Test func noFolder() throws {
    let folder = try minimal()
    #expect(
      try build(folder, "nowhere")
        == .failure(
          66, "nowhere: no such folder; check the path, or write a plugin with carob new"))
    #expect(
      try build(folder, "minimal.c")
        == .failure(66, "minimal.c: is a file; give the folder that it is in"))
  }

  @Test func noCompiler() throws {
    let folder = try minimal()
    let run = try build(folder, environment: ["PATH": "/nowhere"])
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(
      complaint(run)
        == "carob: cc: there is no such program; install a compiler (apt install gcc), or set CC, for C++ CXX, "
        + "to the one to use")
    let other = try build(folder, environment: ["CC": "./data.json"])
    #expect(other.status == 69)
    #expect(
      complaint(other)
        == "carob: ./data.json: cannot be run: Permission denied; check what it is")
  }

  /// As a shell does.
  @Test func aFolderOfTheSearchPathThatCannotBeIsPassedOver() throws {
    let folder = try minimal()
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    let run = try build(
      folder, folder.url.path,
      environment: ["PATH": String(repeating: "x", count: 5000) + ":" + path])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aCompilerThatIsEndedByASignal() throws {
    // By a shell: a script that is run itself must not be open for writing, and children that other tests
    // start meanwhile hold what this process has open.
    let folder = try minimal(and: ["crash": "kill -SEGV $$\n"])
    let run = try build(folder, environment: ["CC": "sh ./crash"])
    #expect(run.status == 78)
    #expect(complaint(run) == "carob: .: sh was ended by signal 11; see its messages above")
  }

  @Test func aModuleThatCannotBeReplaced() throws {
    let folder = try minimal()
    let module = "lib\(folder.url.lastPathComponent).so"
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("\(module)/x"), withIntermediateDirectories: true)
    let run = try build(folder)
    #expect(run.status == 73)
    #expect(run.output == "")
    #expect(
      complaint(run)
        == "carob: ./\(module): cannot be written: Is a directory; build a copy of the folder")
  }

  // Root may write everywhere.
  @Test(.enabled(if: geteuid() != 0)) func aFolderThatCannotBeWrittenTo() throws {
    let folder = try minimal()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    #expect(
      try build(folder)
        == .failure(73, ".: cannot be written: Permission denied; build a copy of the folder"))
  }
}
