import Foundation
import PluginTestSupport
import ServerTestSupport
import Testing

/// Names from outside with everything in them that a terminal obeys: none of it reaches a stream.
@Suite(.waitsForProcesses) struct HostileNamesTests {
  /// Escape sequences, in seven bits and in eight, a window title, what moves the cursor, ends of lines, and what turns text
  /// around.
  private static let hostile =
    "a\u{1B}[31m\u{1B}]0;t\u{7}\u{9B}1m\u{85}\u{2028}\u{2029}\u{7F}\r\t\n\u{8}\u{202E}\u{2066}\u{200F}b'\\"
  /// The same without what a class's name must not have.
  private static let hostileClass = "Hostile\u{202E}\u{2066}\u{200F}List"

  /// What in a text is no newline and is obeyed by terminals.
  private static func obeyed(_ text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || (0x2028...0x2029).contains(scalar.value) || scalar.properties.isBidiControl)
    }.map { "U+\(String($0.value, radix: 16))" }
  }

  private static func expectHarmless(
    _ run: CommandRun, status: Int32, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == status, "\(run.errors)", sourceLocation: sourceLocation)
    #expect(obeyed(run.output) == [], comment, sourceLocation: sourceLocation)
    #expect(obeyed(run.errors) == [], comment, sourceLocation: sourceLocation)
    let lines = run.errors.split(separator: "\n")
    // A name cannot pretend to be a line of its own.
    #expect(!lines.contains { $0.hasPrefix("\u{8}") || $0.hasPrefix("b") }, comment)
  }

  private static func inC(_ text: String) -> String {
    "\""
      + text.utf8.map {
        "\\" + String(repeating: "0", count: 3 - String($0, radix: 8).count) + String($0, radix: 8)
      }
      .joined() + "\""
  }

  /// A plugin in whose every text there is something to obey.
  private static var source: String {
    let (text, list) = (inC(hostile), inC(hostileClass))
    return """
      #include <carob/carob.h>
      static void configure(id self, SEL _cmd, id cell, id item) {
        (void)self, (void)_cmd;
        id text = CAROB_SEND(id, item, "text", ());
        CAROB_SEND(void, CAROB_SEND(id, cell, "textLabel", ()), "setText:", (id), text);
      }
      static id title(id self, SEL _cmd) { (void)self, (void)_cmd; return carob_string(\(text)); }
      static bool load(void) {
        objc_property_attribute_t string[] = {{"T", "@\\"NSString\\""}, {"C", ""}};
        Class model = objc_allocateClassPair(objc_getClass("ICModel"), "HostileItem", 0);
        Class screen = objc_allocateClassPair(objc_getClass("ICTableViewController"), \(list), 0);
        class_addProperty(model, "text", string, 2);
        class_addProperty(screen, \(list), string, 2);
        class_addMethod(screen, sel_registerName("title"), (IMP)title, "@@:");
        class_addMethod(screen, sel_registerName("configureCell:withHostileItem:"), (IMP)configure, "v@:@@");
        class_addIvar(screen, \(text), 8, 3, "q");
        objc_registerClassPair(model), objc_registerClassPair(screen);
        return true;
      }
      CAROB_PLUGIN(.identifier = \(text), .name = \(text), .version = \(text), .load = load,
                   .principal_class = \(list), .model_class = "HostileItem")
      """
  }

  private let directory: TemporaryDirectory
  private let folder: URL

  init() throws {
    directory = try TemporaryDirectory()
    folder = directory.url.appendingPathComponent(Self.hostile)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    try Self.source.write(
      to: folder.appendingPathComponent("\(Self.hostile).c"), atomically: true, encoding: .utf8)
    let row = try JSONEncoder().encode([["text": Self.hostile, Self.hostile: "x"]])
    try row.write(to: folder.appendingPathComponent("\(Self.hostile).json"))
    try Data("[".utf8).write(to: folder.appendingPathComponent("\(Self.hostile)-bad.json"))
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws -> CommandRun
  {
    try CommandRun(arguments, in: directory.url, environment: environment)
  }

  @Test func whatIsBuiltAndShown() throws {
    let name = Self.hostile
    let build = try run("build", name)
    Self.expectHarmless(build, status: 0, "build")
    // What is printed can be typed.
    let printed = try #require(build.output.split(separator: "\n").first)
    let typed = try CompletedProcess(
      "bash", ["-c", "test -f \(printed)"], in: directory.url, environment: CommandRun.inherited)
    #expect(typed.status == 0, "\(printed)")
    let command = try #require(build.errors.split(separator: "\n").first)
    let again = try CompletedProcess(
      "bash", ["-c", String(command)], in: directory.url, environment: CommandRun.inherited)
    #expect(again.status == 0, "\(again.errors)")

    let module = "\(name)/lib\(name).so"
    let data = "\(name)/\(name).json"
    for options in [[], ["--format", "json"], ["--trace"]] {
      for isolation in [[], ["--isolated", "--deadline", TimeLimit.text]] {
        let shown = try CommandRun(
          ["show", module, "--data", data] + options + isolation, in: directory.url)
        Self.expectHarmless(shown, status: 0, "show \(options) \(isolation)")
        #expect(shown.output.contains("HostileItem") == (options == ["--format", "json"]))
      }
    }
    for format in ["text", "json"] {
      Self.expectHarmless(
        try run("inspect", module, "--format", format), status: 0, "inspect \(format)")
      Self.expectHarmless(
        try run("doctor", module, "--format", format, "--data", data), status: 0,
        "doctor \(format)")
      Self.expectHarmless(
        try run("doctor", module, "--format", format, "--data", "\(name)/\(name)-bad.json"),
        status: 78, "doctor \(format) of bad data")
    }
    for (option, value, status) in [
      ("--data", "\(name)/\(name)-bad.json", 65), ("--data", "\(name)/\(name)-none.json", 66),
      ("--key-path", name, 65), ("--screen", name, 64), ("--model", name, 64),
      ("--rows", name, 64), ("--select", name, 64),
    ] as [(String, String, Int32)] {
      var arguments = ["show", module, option, value]
      if option != "--data" { arguments += ["--data", data] }
      Self.expectHarmless(
        try CommandRun(arguments, in: directory.url), status: status, "\(option)")
    }
  }

  @Test func whatCannotBeBuiltOrFound() throws {
    let name = Self.hostile
    Self.expectHarmless(try run("build", "\(name)/none"), status: 66, "build nothing")
    Self.expectHarmless(try run("build", "\(name)/\(name).c"), status: 66, "build a file")
    try "#error no\n".write(
      to: folder.appendingPathComponent("\(name).c"), atomically: true, encoding: .utf8)
    let refused = try run("build", name)
    Self.expectHarmless(refused, status: 78, "build what is wrong")
    #expect(refused.errors.contains(".c:1:2: error: #error no"), "\(refused.errors)")
    // A name that no command has.
    try "int x = ;\n".write(
      to: folder.appendingPathComponent("\u{1B}[31m.h"), atomically: true, encoding: .utf8)
    try "#include \"\u{1B}[31m.h\"\n".write(
      to: folder.appendingPathComponent("\(name).c"), atomically: true, encoding: .utf8)
    let included = try run("build", name)
    Self.expectHarmless(included, status: 78, "build with a header that is wrong")
    #expect(included.errors.contains("[31m.h:1:"), "\(included.errors)")
    Self.expectHarmless(
      try run("build", name, environment: ["CC": "false"]), status: 78, "build what is wrong")
    Self.expectHarmless(
      try run("build", name, environment: ["CC": "/\(name.replacing("\n", with: ""))"]), status: 69,
      "build without a compiler")
    for command in ["show", "inspect", "doctor"] {
      Self.expectHarmless(try run(command, "\(name)/none.so"), status: 66, "\(command) nothing")
    }
    Self.expectHarmless(
      try run("show", "\(name)/\(name).json"), status: 78, "show what is no plugin")
    Self.expectHarmless(try run(name), status: 64, "no command")
    Self.expectHarmless(try run("show", "--\(name)"), status: 64, "no option")
  }

  @Test func whatIsWritten() throws {
    let name = Self.hostile
    Self.expectHarmless(
      try run("new", "Demo", "--directory", "\(name)/new"), status: 0, "new")
    Self.expectHarmless(try run("build", "\(name)/new"), status: 0, "build the new one")
    Self.expectHarmless(try run("new", "Demo", "--directory", name), status: 73, "new over it")
    Self.expectHarmless(try run("new", name), status: 64, "new with that name")
    Self.expectHarmless(try run("new", "Demo", "--model", name), status: 64, "new with that model")
  }

  /// A project whose file, sources and errors have such names.
  @Test func whatIsInAProject() throws {
    let place = directory.url.appendingPathComponent("project\(Self.hostile)")
    let sources = place.appendingPathComponent(Self.hostile)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    let source = sources.appendingPathComponent("\(Self.hostile).m")
    try "int a;\n".write(to: source, atomically: true, encoding: .utf8)
    let name = place.lastPathComponent
    let proposed = try run("new", "--from", name)
    Self.expectHarmless(proposed, status: 0, "new --from")
    Self.expectHarmless(try run("build", name), status: 0, "build a project")
    try "#import <\u{1B}[31m/\u{202E}.h>\nint \u{202E}x = ;\n".write(
      to: source, atomically: true, encoding: .utf8)
    Self.expectHarmless(try run("build", name), status: 78, "build a wrong project")
    for format in ["text", "json"] {
      let survey = try run("survey", name, "--format", format, "--files")
      Self.expectHarmless(survey, status: 0, "survey \(format)")
      #expect(!survey.output.isEmpty)
    }
    for text in [#"{"a\u001b[31m": 1}"#, #"{"exclude": ["a\u001b[31m\u202e"]}"#] {
      try text.write(
        to: place.appendingPathComponent("carob.json"), atomically: true, encoding: .utf8)
      Self.expectHarmless(try run("build", name), status: 78, "build \(text)")
    }
  }

  @Test(arguments: ["text", "json"]) func whatTheEnvironmentHas(_ format: String) throws {
    let run = try run(
      "options", "--format", format,
      environment: [
        "CAROB_PLUGIN_PATH": Self.hostile, "CAROB_\(Self.hostile)": Self.hostile,
      ])
    Self.expectHarmless(run, status: 0, "options")
    #expect(!run.output.isEmpty)
  }

  @Test func whatServersSay() throws {
    let answers: [(String, Int32)] = [
      ("HTTP/1.1 404 \u{1B}[31m\u{202E}\r\nContent-Length: 2\r\n\r\n{}", 69),
      (
        "HTTP/1.1 200 OK\r\nContent-Type: text/\u{1B}[31m\u{202E}\u{9B}\r\nContent-Length: 2\r\n\r\n[]",
        65
      ),
      (
        "HTTP/1.1 302 OK\r\nLocation: ftp://h/\u{1B}[31m\u{202E}\u{9B}\r\nContent-Length: 0\r\n\r\n",
        69
      ),
      ("HTTP/1.1 302 OK\r\nLocation: /\u{1B}[31m\u{202E}\u{9B}\r\nContent-Length: 0\r\n\r\n", 69),
      ("\u{1B}[31m\u{202E}\u{9B} 200 OK\r\n\r\n[]", 69),
    ]
    for (answer, status) in answers {
      let server = ScriptedServer { request in
        request.target.hasPrefix("/data") ? .bytes(answer) : .response(status: 404, "{}")
      }
      let run = try run("show", "Followers", "--data", server.url("/data"))
      Self.expectHarmless(run, status: status, "\(answer.debugDescription)")
      #expect(run.errors.hasPrefix("carob: "))
    }
    let server = ScriptedServer(always: .response(#"{"\u001b[31m\u202e": 1}"#))
    Self.expectHarmless(
      try run("show", "Followers", "--data", server.url("/data"), "--key-path", Self.hostile),
      status: 65, "a key path of a URL")
    Self.expectHarmless(
      try run("show", "Followers", "--data", server.url("/data"), "--key-path", "a"),
      status: 65, "a key of an answer")
  }
}
