import Foundation
import PluginTestSupport
import Testing

/// `carob doctor`: plugins with mistakes, and what is found.
@Suite(.waitsForProcesses) struct DoctorTests {
  /// The sources; beside each is a file with the findings.
  static let folder = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Doctor")

  static let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.contains(/\.(c|cc|m)$/) }.map { String($0.prefix { $0 != "." }) }.sorted()

  private static func expected(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
  }

  /// A folder with a plugin's module and all data.
  private static func build(_ name: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    let language = try #require(
      ["c", "cc", "m"].first {
        FileManager.default.fileExists(atPath: "\(folder.path)/\(name).\($0)")
      })
    let source = folder.appendingPathComponent("\(name).\(language)")
    let first = try String(contentsOf: source, encoding: .utf8).prefix { $0 != "\n" }
    var flags: [String] = []
    if let words = first.firstMatch(of: /^\/\* (?:cc|clang): (.*) \*\//) {
      flags = words.1.split(separator: " ").map(String.init)
    }
    if language != "m" {
      _ = try PluginFixture.build(source: source, in: directory.url, flagsBehind: flags)
    } else {
      _ = try PluginFixture.buildObjectiveC(source, in: directory.url, flags: flags)
    }
    for data in ["users.json", "odd_users.json", "shapes.json"] {
      try FileManager.default.copyItem(
        at: folder.appendingPathComponent(data), to: directory.url.appendingPathComponent(data))
    }
    return directory
  }

  /// What the command does with a plugin; the folder's own path is left out of what it prints.
  private static func examine(_ name: String, _ options: String...) throws -> CommandRun {
    let directory = try build(name)
    let deadline = name == "hangs" ? ["--deadline", "1"] : []
    let run = try CommandRun(["doctor", "./\(name).so"] + options + deadline, in: directory.url)
    let path = directory.url.resolvingSymlinksInPath().path
    return CommandRun(
      status: run.status,
      output: run.output.replacingOccurrences(of: path, with: ".")
        .replacingOccurrences(of: folder.path + "/", with: ""),
      errors: run.errors)
  }

  @Test(arguments: try #require(names))
  func findsWhatIsWrong(_ name: String) throws {
    let expected = try Self.expected(name)
    let summary = String(expected.split(separator: "\n").last ?? "")
    let failure = "carob: ./\(name).so: \(summary); do what the findings say\n"
    let run = try Self.examine(name)
    let fails = summary.contains("error")
    #expect(run.output == expected)
    // The loader warns of absent classes as well.
    let absence = /carob: warning: Classes: the class \w+ is absent: [^\n]*\n/
    #expect(run.errors.replacing(absence, with: "") == (fails ? failure : ""))
    #expect(run.status == (fails ? 78 : 0))
  }

  @Test(arguments: ["Followers", "Countries", "Packages"])
  func findsNothingInThePluginsOfThisPackage(_ name: String) throws {
    #expect(
      try CommandRun(["doctor", name, "--strict"])
        == CommandRun(status: 0, output: "nothing found\n"))
  }

  @Test func countsWarningsWhenStrict() throws {
    let run = try Self.examine("near_misses", "--strict")
    #expect(run.status == 78)
    #expect(run.output == (try Self.expected("near_misses")))
    #expect(run.errors == "carob: ./near_misses.so: 21 warnings; do what the findings say\n")
    // Notes never do.
    #expect(try Self.examine("larger_entry", "--strict").status == 0)
  }

  @Test(arguments: ["0", "-1", "nan", "1e9"]) func aDeadlineWithoutSense(_ seconds: String) throws {
    let run = try CommandRun(["doctor", "Followers", "--deadline=\(seconds)"])
    let number = try #require(Double(seconds))
    #expect(
      run
        == .failure(
          64,
          "--deadline \(number) is no time to wait; give seconds such as 5; see carob --help"
        ))
  }

  @Test func dataWithoutAName() throws {
    #expect(
      try CommandRun(["doctor", "Followers", "--data", ""])
        == .failure(
          64, "--data \"\" is no file; give a JSON file, or leave --data out; see carob --help"))
  }

  /// Thousands of models, and as many handlers that are nearly named for them: each is found. Comparing each with each
  /// would take minutes.
  @Test func looksAtThousandsOfNearMisses() throws {
    let count = 4000
    let directory = try TemporaryDirectory()
    let source = try directory.write(
      """
      #include "\(Self.folder.path)/doctor.h"
      #include <stdio.h>

      static bool load(void) {
        char name[100];
        Class list = begin("ICTableViewController", "DMList");
        for (int i = 0; i < \(count); i++) {
          snprintf(name, sizeof name, "DMUser%dOf\(count)", i);
          make_user(name);
          snprintf(name, sizeof name, "configureCell:withUser%dof\(count):", i);
          method(list, name, "v@:@@");
        }
        objc_registerClassPair(list);
        return true;
      }

      CAROB_PLUGIN(.identifier = "org.example.doctor.many", .name = "Many", .version = "1.0.0",
                   .principal_class = "DMList", .prefixes = (const char *const[]){"DM", NULL}, .load = load)

      """, to: "many.c")
    _ = try PluginFixture.build(source: URL(fileURLWithPath: source), in: directory.url)
    // A busy machine takes long for each part of it.
    let run = try CommandRun(["doctor", "./many.so", "--deadline", "300"], in: directory.url)
    #expect(run.lines.count { $0.hasSuffix(" [near-miss]") } == count)
    #expect(
      run.lines.contains("  rename it to configureCell:withUser\(count - 1)Of\(count):"))
    #expect(run.status == 0)
  }

  // MARK: JSON

  @Test(arguments: try #require(names))
  func jsonFitsTheSchemaAndTheText(_ name: String) throws {
    let run = try Self.examine(name, "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.named("doctor").problems(of: json) == [])
    let report = try #require(json as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let lines = findings.flatMap { finding in
      func text(_ key: String) -> String { finding[key] as? String ?? "?" }
      return [
        "\(text("severity")): \(text("place")): \(text("message")) [\(text("kind"))]",
        "  " + text("advice"),
      ]
    }
    let expected = try Self.expected(name).split(separator: "\n").dropLast().map(String.init)
    #expect(lines == expected)
    // What crashes while its screen is shown can be loaded.
    let isUnloadable =
      name != "screen_crashes"
      && ["[load-failed]", "[crash]", "[hang]"].contains(where: expected.joined().contains)
    #expect(report["loaded"] as? Bool == !isUnloadable)
  }

  @Test func jsonNamesClassSelectorAndFile() throws {
    let run = try Self.examine("missing_methods", "--format", "json")
    let report =
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any] ?? [:]
    let first = (report["findings"] as? [[String: Any]])?.first ?? [:]
    #expect(first["class"] as? String == "DQSource")
    #expect(first["selector"] as? String == "objectAtIndexpath:")
    #expect(first["file"] as? String == "./missing_methods.so")
  }

  // MARK: Data

  @Test(arguments: [
    ("{", "incomplete JSON: the text ends inside an object (line 1, column 2)", "correct the file"),
    (
      "[1]", "row 0 is a number; every row must be an object to become a DSUser", "correct the file"
    ),
    (
      "{\"a\": 1}", "the document is an object with keys a, not an array",
      "correct .key_path or the file"
    ),
  ])
  func looksAtOtherData(_ text: String, message: String, advice: String) throws {
    let directory = try Self.build("sound")
    let data = try directory.write(text, to: "data.json")
    let run = try CommandRun(["doctor", "./sound.so", "--data", data], in: directory.url)
    #expect(run.status == 78)
    #expect(
      run.output == """
        error: \(data): \(message) [data-file]
          \(advice)
        1 error

        """)
  }

  /// The process in which the plugin is looked at has the command's standard input, and no path is an option there.
  @Test(arguments: ["/dev/stdin", "-odd.json"])
  func otherDataMayBeAnywhere(_ path: String) throws {
    let directory = try Self.build("sound")
    _ = try directory.write("[1]", to: "-odd.json")
    let run = try CommandRun(
      ["doctor", "./sound.so", "--data=\(path)"], in: directory.url, input: "[1]")
    let message = "row 0 is a number; every row must be an object to become a DSUser"
    #expect(run.lines.first == "error: \(path): \(message) [data-file]")
    #expect(run.status == 78)
  }

  @Test func dataThatIsNotThere() throws {
    let directory = try Self.build("sound")
    let run = try CommandRun(["doctor", "./sound.so", "--data", "no.json"], in: directory.url)
    #expect(run.output == "error: no.json: no such file [data-file]\n  check the path\n1 error\n")
  }

  // MARK: Files that are no plugins

  @Test func aFileThatIsNotThere() throws {
    let folder = try PluginFolder(fixtures: [])
    #expect(
      try folder.run("doctor", "./nope.so")
        == .failure(66, "./nope.so: no such file; check the path"))
    #expect(
      try folder.run("doctor", folder.url.path + "/")
        == .failure(
          66, "\(folder.url.path)/: is a folder without a module; make one with carob build"))
  }

  @Test func aFileThatIsNoModule() throws {
    let folder = try PluginFolder(fixtures: [], files: ["x.so": "hello"])
    let run = try folder.run("doctor", "x.so")
    #expect(run.status == 78)
    #expect(
      run.output == """
        error: ./x.so: is not a shared object: it has no ELF header [load-failed]
          build it with cc -shared -fPIC
        1 error

        """)
    #expect(run.errors == "carob: ./x.so: 1 error; do what the findings say\n")
  }

  @Test func aFileThatIsCutShort() throws {
    let directory = try Self.build("sound")
    let module = directory.url.appendingPathComponent("sound.so")
    let whole = try Data(contentsOf: module)
    // Also where the linker is content and only the tables behind the segments are missing.
    for length in [0, 4, 63, 64, 2000, whole.count / 2, whole.count - 1] {
      try whole.prefix(length).write(to: module)
      let run = try CommandRun(["doctor", "./sound.so"], in: directory.url)
      let isRefused = run.status == 78 && run.output.contains("[load-failed]\n")
      #expect(isRefused || run == CommandRun(status: 0, output: "nothing found\n"))
    }
  }

  // MARK: Colours

  @Test func coloursSeverities() throws {
    let directory = try Self.build("exports")
    let run = try CommandRun(
      ["doctor", "./exports.so"], in: directory.url, environment: ["CLICOLOR_FORCE": "1"])
    #expect(run.lines.first?.hasPrefix("\u{1B}[33mwarning:\u{1B}[0m ./exports.so: ") == true)
    #expect(run.lines.first?.hasSuffix("\u{1B}[2m [exported-symbols]\u{1B}[0m") == true)
  }

  // MARK: Documentation

  /// Names in the documentation's table, with severities.
  private static func documented() throws -> [String: String] {
    let page = try String(
      contentsOf: PluginFixture.project.appendingPathComponent("docs/doctor.md"), encoding: .utf8)
    var kinds: [String: String] = [:]
    for match in page.matches(of: /\| \[`([a-z-]+)`\]\(#([a-z-]+)\) \| ([a-z]+) \|/) {
      #expect(match.1 == match.2)
      #expect(page.contains("\n### \(match.1)\n\n"))
      kinds[String(match.1)] = String(match.3)
    }
    return kinds
  }

  @Test func thePageHasEveryKindAndNoOther() throws {
    let file = PluginFixture.project.appendingPathComponent(
      "Sources/Command/carob/Doctor/Finding.Kind.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let kinds = source.matches(of: /case \w+ = "([a-z-]+)"/).map { String($0.1) }
    #expect(try Self.documented().keys.sorted() == kinds.sorted())
  }

  @Test func everyKindIsFoundInSomePluginAsThePageSays() throws {
    var found: [String: String] = [:]
    for name in Self.names ?? [] {
      for match in try Self.expected(name).matches(of: /(?m)^([a-z]+): .* \[([a-z-]+)\]$/) {
        found[String(match.2)] = String(match.1)
      }
    }
    // `ZombieTests` and `SilentMistakesTests` find these, `DoctorLifeCycleTests` and `MainThreadTests` those.
    for kind in ["freed-object", "copy-not-retained", "function-types", "other-thread"] {
      found[kind] = "error"
    }
    for kind in [
      "silent-mistake", "unloading", "thread-left", "second-load", "never-unloaded", "leak",
      "open-pool", "process-state", "open-descriptors", "identifier",
    ] {
      found[kind] = "warning"
    }
    for kind in ["module-stays", "replaced-method", "printed-text"] { found[kind] = "note" }
    #expect(found == (try Self.documented()))
  }
}
