import Foundation
import PluginTestSupport
import Testing

/// The plugins of `Tests/Fixtures/Hostile`, each in a process of its own: what the table there says comes of them
/// does.
@Suite(.waitsForProcesses) struct HostileTests {
  /// A run of a plugin, as `results.json` has it.
  struct Case: Decodable, CustomTestStringConvertible {
    let plugin: String
    /// What `carob show` is given besides the module and the data. With `--watch`, the plugin is built anew once
    /// its screen is there.
    let arguments: [String]
    /// The exit status, or 128 and the signal; 124 when it has to be ended.
    let status: Int32
    /// Standard output and standard error; `…` stands for anything.
    let output: String
    let errors: String

    var testDescription: String { "\(plugin) \(arguments.joined(separator: " "))" }

    /// What does not return in one process is not waited for long; everything else has as long as a busy machine
    /// may need.
    var secondsToEnd: Int { status == 124 ? 3 : TimeLimit.seconds }
  }

  private static let folder = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Hostile")

  static let cases: [Case] =
    (try? JSONDecoder().decode(
      [Case].self, from: Data(contentsOf: folder.appendingPathComponent("results.json")))) ?? []

  /// The same of the plugins for which, as the README says, a process of their own changes nothing.
  static let unchangedCases: [Case] = {
    let isolated = ["--isolated", "--deadline", TimeLimit.text]
    let unchanged = ((try? said()) ?? [:]).filter { $0.value.isolated == "the same" }
    return cases.filter { $0.arguments.isEmpty && unchanged[$0.plugin] != nil }.map { run in
      Case(
        plugin: run.plugin, arguments: isolated, status: run.status, output: run.output,
        errors: run.errors)
    }
  }()

  /// What the README's table says comes of each plugin.
  private static func said() throws -> [String: (inProcess: String, isolated: String)] {
    let text = try String(
      contentsOf: folder.appendingPathComponent("README.md"), encoding: .utf8)
    var said: [String: (inProcess: String, isolated: String)] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.replacing("\\|", with: "/").split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      said[String(cells[0].dropFirst().dropLast())] = (cells[2], cells[3])
    }
    return said
  }

  private static let plugins =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .map(URL.init(fileURLWithPath:)).filter { ["c", "m", "mm"].contains($0.pathExtension) }
    .map { $0.deletingPathExtension().lastPathComponent }.sorted() ?? []

  @Test(arguments: cases + unchangedCases) func endsAsDocumented(_ expected: Case) throws {
    let directory = try TemporaryDirectory()
    try Self.build(expected.plugin, in: directory)
    _ = try directory.write(#"[{"text": "one"}, {"text": "two"}]"#, to: "data.json")
    var environment = CommandRun.inherited
    // Nobody reads the traces, which take seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    let show =
      [Executable.url.path, "show", "./\(expected.plugin).so", "--data", "data.json"]
      + expected.arguments
    let command =
      expected.arguments.contains("--watch") ? ["sh", "-c", Self.rebuilding] + show : show
    let run = try CompletedProcess(
      "timeout", ["\(expected.secondsToEnd)"] + command, in: directory.url,
      environment: environment)
    #expect(run.status == expected.status, "\(run.errors.prefix(2000))")
    #expect(Self.matches(run.output, expected.output), "\(run.output.prefix(2000))")
    // What an isolated plugin writes itself comes by another way than what the command says of it.
    let isInAnyOrder =
      expected.arguments.contains("--isolated")
      && Self.lines(run.errors) == Self.lines(expected.errors)
    #expect(
      isInAnyOrder || Self.matches(run.errors, expected.errors), "\(run.errors.prefix(2000))")
  }

  /// Makes a plugin's module: of C with the compiler, of Objective-C with the command.
  private static func build(_ plugin: String, in directory: TemporaryDirectory) throws {
    let source = folder.appendingPathComponent("\(plugin).c")
    if FileManager.default.fileExists(atPath: source.path) {
      _ = try PluginFixture.buildHostile(plugin, in: directory.url)
      return
    }
    let sources = directory.url.appendingPathComponent(plugin)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: false)
    for file in ["\(plugin).m", "\(plugin).mm"] {
      let source = folder.appendingPathComponent(file)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      try FileManager.default.copyItem(at: source, to: sources.appendingPathComponent(file))
    }
    let flags = "-O1 -w -I \(folder.path)"
    let built = try CommandRun(
      ["build", plugin], in: directory.url,
      environment: ["OBJCFLAGS": flags, "OBJCXXFLAGS": flags])
    #expect(built.status == 0, "\(built.errors)")
    try FileManager.default.moveItem(
      at: sources.appendingPathComponent("lib\(plugin).so"),
      to: directory.url.appendingPathComponent("\(plugin).so"))
  }

  /// Runs a command, and puts a copy in the module's place when it has printed something. When it goes on after a plugin
  /// has ended its process, it is ended.
  private static let rebuilding = """
    "$0" "$@" >output 2>errors & child=$!
    while [ ! -s output ] && kill -0 $child; do sleep 0.2; done
    cp "$2" copy.so && mv copy.so "$2"
    until grep -q 'ended the process' errors || ! kill -0 $child; do sleep 0.2; done
    kill $child
    wait $child
    status=$?
    cat output
    cat errors >&2
    exit $status
    """

  /// The lines of a text, sorted.
  private static func lines(_ text: String) -> [Substring] { text.split(separator: "\n").sorted() }

  /// Whether a text is what is expected, in which `…` stands for anything.
  private static func matches(_ text: String, _ expected: String) -> Bool {
    let parts = expected.components(separatedBy: "…")
    guard parts.count > 1 else { return text == expected }
    guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else {
      return false
    }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  /// The table for people says the same as the one for the test.
  @Test func theReadmeSaysSo() throws {
    let said = try Self.said()
    #expect(said.keys.sorted() == Self.plugins)
    for plugin in Self.plugins {
      let runs = Self.cases.filter { $0.plugin == plugin }
      #expect(!runs.isEmpty, "\(plugin)")
      for run in runs {
        if run.arguments == ["--watch"] { continue }
        let comes = said[plugin].map { words in
          run.arguments.contains("--isolated") ? words.isolated : words.inProcess
        }
        #expect(comes?.prefix { $0.isNumber } == "\(run.status)", "\(run.testDescription)")
      }
    }
  }

  @Test func thereAreEnough() {
    #expect(Self.plugins.count >= 25)
    #expect(Set(Self.cases.map(\.plugin)) == Set(Self.plugins))
  }
}
