import Foundation
import PluginTestSupport
import Testing

/// Plugins that GCC compiled with sanitizers, in the installed command: a mistake is named with its line, and nothing is reported
/// of Carob itself.
@Suite(
  .enabled(
    if: InstalledLibrary.prefix != nil && Sanitizers.work,
    "there is no installation, or no sanitizer of gcc"),
  .waitsForProcesses)
struct SanitizerTests {
  private static let source = PluginFixture.project.appendingPathComponent(
    "Tests/Fixtures/Sanitizers/faults.c")
  private static let screen = "SFGreetingList\n\none\n"

  /// Builds the plugin, and shows it with a library before all others.
  private func show(
    _ fault: String = "NONE", sanitizer: String?, library: String?, _ options: String...
  ) throws -> CommandRun {
    let folder = try PluginFolder(fixtures: [], files: ["data.json": #"[{"text": "one"}]"#])
    _ = try PluginFixture.build(
      source: Self.source, in: folder.url,
      flags: ["-g", "-DFAULT=\(fault)"] + (sanitizer.map { ["-fsanitize=\($0)"] } ?? []),
      compiler: "gcc")
    var environment: [String: String] = [:]
    if let library {
      let path = try CompletedProcess("gcc", ["-print-file-name=\(library).so"]).output
      environment["LD_PRELOAD"] = path.trimmingCharacters(in: .newlines)
    }
    return try CommandRun(
      ["show", "./faults.so"] + options, in: folder.url, environment: environment)
  }

  /// The place of a mistake, as reports write it.
  private func place(_ comment: String) throws -> String {
    let lines = try String(contentsOf: Self.source, encoding: .utf8).components(separatedBy: "\n")
    let index = try #require(lines.firstIndex { $0.hasSuffix("/* \(comment) */") })
    return "faults.c:\(index + 1)"
  }

  @Test(
    arguments: [
      ("address", "libasan"), ("leak", "liblsan"), (nil, "liblsan"), ("thread", "libtsan"),
      ("undefined", nil),
    ] as [(String?, String?)])
  func nothingIsReportedOfASoundPlugin(_ sanitizer: String?, _ library: String?) throws {
    let run = try show(sanitizer: sanitizer, library: library)
    #expect(run == CommandRun(status: 0, output: Self.screen))
  }

  @Test(arguments: [
    ("OVERFLOW", "overflow", "heap-buffer-overflow"),
    ("USE_AFTER_FREE", "use after free", "heap-use-after-free"),
  ])
  func aWrongUseOfMemoryIsNamed(_ fault: String, _ comment: String, _ words: String) throws {
    let run = try show(fault, sanitizer: "address", library: "libasan")
    #expect(run.status == 78)
    #expect(run.errors.contains("ERROR: AddressSanitizer: \(words)"))
    #expect(run.errors.contains(try place(comment)))
  }

  @Test(arguments: [("address", "libasan"), (nil, "liblsan")] as [(String?, String)])
  func lostMemoryIsNamed(_ sanitizer: String?, _ library: String) throws {
    let run = try show("LEAK", sanitizer: sanitizer, library: library)
    #expect(run.output == Self.screen)
    #expect(run.status != 0)
    #expect(run.errors.count(of: "leak of") == 1, "\(run.errors)")
    #expect(run.errors.contains(try place("leak")))
  }

  @Test func aPluginInAnotherProcessIsExaminedToo() throws {
    let run = try show(
      "LEAK", sanitizer: "address", library: "libasan", "--isolated", "--deadline",
      TimeLimit.text)
    #expect(run.status == 78)
    #expect(run.errors.contains(try place("leak")))
  }

  @Test func aRaceIsNamed() throws {
    let run = try show("RACE", sanitizer: "thread", library: "libtsan")
    #expect(run.output == Self.screen)
    #expect(run.status != 0)
    #expect(run.errors.contains("data race"))
    #expect(run.errors.contains(try place("race")))
    #expect(!run.errors.contains("dispatch.h"))
  }

  @Test func undefinedBehaviourIsNamed() throws {
    let run = try show("UNDEFINED", sanitizer: "undefined", library: nil)
    #expect(run.output == Self.screen)
    #expect(run.errors.contains("signed integer overflow"))
    #expect(run.errors.contains(try place("undefined")))
  }

  /// The example of a host, with the variables of the page.
  @Test(arguments: ["address", "thread", "undefined"])
  func nothingIsReportedOfAProgramWithTheLibrary(_ sanitizer: String) throws {
    let folder = try PluginFolder(
      fixtures: ["minimal"], files: ["data.json": #"[{"text": "one"}]"#])
    let host = PluginFixture.project.appendingPathComponent("Examples/Host/host.c").path
    let run = try InstalledLibrary.shell(
      """
      gcc -g -fsanitize=\(sanitizer) '\(host)' -o host $(pkg-config --cflags --libs carob-c) || exit 1
      S=$(pkg-config --variable=suppressions carob-plugin)
      export ASAN_OPTIONS=malloc_context_size=2 LSAN_OPTIONS=suppressions=$S/lsan.supp:print_suppressions=0
      export TSAN_OPTIONS=ignore_noninstrumented_modules=1
      ./host ./minimal.so data.json
      """, in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("one\n"))
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
