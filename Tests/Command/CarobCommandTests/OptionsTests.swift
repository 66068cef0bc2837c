import Foundation
import PluginTestSupport
import Testing

/// `carob options`.
@Suite(.waitsForProcesses) struct OptionsTests {
  private static let names = [
    "CAROB_TRACE", "CAROB_ZOMBIES", "CAROB_MAIN_THREAD_CHECKER", "CAROB_LOG", "CAROB_PLUGIN_PATH",
    "CAROB_TRUST_PLUGIN_PATH",
    "CAROB_DEFAULTS_FOLDER", "CAROB_ROOT",
    "CURL_CA_BUNDLE", "SSL_CERT_FILE", "SSL_CERT_DIR", "https_proxy", "http_proxy", "no_proxy",
    "NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM", "COLUMNS", "CC", "CFLAGS", "CXX",
    "CXXFLAGS", "OBJC", "OBJCFLAGS", "OBJCXX", "OBJCXXFLAGS", "LDFLAGS",
  ]

  /// What libcurl asks for, and no source of ours.
  private static let proxies: Set = ["https_proxy", "http_proxy", "no_proxy"]

  @Test func listsVariablesAndValues() throws {
    let run = try CommandRun(
      ["options"], environment: ["CAROB_PLUGIN_PATH": "/a:/b", "NO_COLOR": ""])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let rows = run.lines.dropLast().map {
      $0.split(separator: " ", omittingEmptySubsequences: true)
    }
    #expect(rows.map { $0.first.map(String.init) } == Self.names)
    let values = ["CAROB_PLUGIN_PATH": "\"/a:/b\"", "NO_COLOR": "\"\""]
    #expect(rows.map { String($0[1]) } == Self.names.map { values[$0] ?? "–" })
    #expect(rows.allSatisfy { $0.count > 2 })
  }

  @Test func pointsOutWhatNothingLooksAt() throws {
    let run = try CommandRun(
      ["options"], environment: ["CAROB_TRACES": "messages", "CAROB_XYZZY_QUUX_1234": "1"])
    #expect(run.status == 0)
    #expect(
      run.errors == """
        carob: warning: CAROB_TRACES is set, but nothing looks at it; did you mean CAROB_TRACE?
        carob: warning: CAROB_XYZZY_QUUX_1234 is set, but nothing looks at it; unset it

        """)
  }

  @Test func isJSONToo() throws {
    let run = try CommandRun(
      ["options", "--format", "json"],
      environment: ["CAROB_PLUGIN_PATH": "a\n\"b\"/c", "CAROB_TARCE": "1"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    let parsed = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let listing = try #require(parsed as? [String: Any])
    let options = try #require(listing["options"] as? [[String: Any]])
    #expect(options.map { $0["name"] as? String } == Self.names)
    let path = try #require(options.first { $0["name"] as? String == "CAROB_PLUGIN_PATH" })
    #expect(path["value"] as? String == "a\n\"b\"/c")
    #expect(options[0]["value"] is NSNull)
    #expect(options.allSatisfy { ($0["purpose"] as? String)?.isEmpty == false })
    let unknown = try #require(listing["unknown"] as? [[String: Any]])
    #expect(unknown.map { $0["name"] as? String } == ["CAROB_TARCE"])
    #expect(unknown.map { $0["nearest"] as? String } == ["CAROB_TRACE"])
  }

  /// What the sources ask the environment for is in the list.
  @Test func theListIsComplete() throws {
    let sources = PluginFixture.project.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let asked = /(?:environment\[|getenv\(|forces\(|variable\()"([A-Z_]+)"/
    var found: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: asked) {
        found.insert(String(match.1))
      }
    }
    // What every program has: a search path, a language, a folder for settings.
    let usual: Set = [
      "PATH", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
      "HOME",
    ]
    #expect(found.subtracting(usual) == Set(Self.names).subtracting(Self.proxies))
  }
}

/// `CAROB_TRACE`.
@Suite(.waitsForProcesses) struct TraceVariableTests {
  private func trace(_ value: String) throws -> CommandRun {
    try CommandRun(["show", "Followers", "--rows", "0-0"], environment: ["CAROB_TRACE": value])
  }

  @Test func writesMessagesOfThePattern() throws {
    let run = try trace("messages:-[SKUser name]")
    #expect(try run.output == CommandRun(["show", "Followers", "--rows", "0-0"]).output)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.first == "carob trace: → -[SKUser name]")
    #expect(
      lines.dropFirst().first?.hasPrefix("carob trace: ← -[SKUser name] = @\"Ada Lovelace\"  ")
        == true)
    #expect(lines.allSatisfy { $0.contains("-[SKUser name]") })
  }

  @Test func everythingIsWellNested() throws {
    let run = try trace("messages")
    #expect(run.status == 0)
    var depths: [Int] = []
    for line in run.errors.split(separator: "\n") {
      let text = try #require(line.wholeMatch(of: /carob trace: ( *)([→←]) ([-+]\[.*)/))
      let depth = text.1.count / 2
      if text.2 == "→" {
        #expect(depth == depths.count)
        depths.append(depth)
      } else {
        #expect(depths.popLast() == depth)
      }
    }
    #expect(depths.isEmpty)
    #expect(run.errors.contains("configureCell:<SKUserCell 0x"))
    #expect(run.errors.contains("super"))
  }

  @Test(arguments: ["", "messages:Nobody"])
  func saysNothingWhereThereIsNothing(_ value: String) throws {
    #expect(try trace(value).errors == "")
  }

  @Test func refusesOthersInOneLine() throws {
    let run = try trace("message")
    #expect(run.status == 0)
    #expect(
      run.errors
        == "carob: warning: CAROB_TRACE: \"message\" is unknown; messages and messages:PATTERN are known\n"
    )
  }
}
