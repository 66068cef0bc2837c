import Foundation
import PluginTestSupport
import ServerTestSupport
import Testing

/// `carob build` and `carob show` with an app: `Tests/Fixtures/ObjectiveC/App`, whose macros make it do something wrong.
@Suite(.waitsForProcesses, .enabled(if: PluginFixture.hasBlocks, "there is no clang"))
struct AppTests {
  private let directory: TemporaryDirectory
  private let server = ScriptedServer { request in
    request.target.hasPrefix("/v1/notes.json")
      ? .response(#"[{"id": 1, "text": "milk"}, {"id": 2, "text": "bread"}]"#)
      : .response(status: 404, "{}")
  }

  init() throws { directory = try TemporaryDirectory() }

  private func build(_ macro: String? = nil) throws {
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent("Tests/Fixtures/ObjectiveC/App"),
      to: directory.url.appendingPathComponent("App"))
    let run = try CommandRun(
      ["build", "App", "--quiet"], in: directory.url,
      environment: ["CFLAGS": "-Werror" + (macro.map { " -D\($0)" } ?? "")])
    #expect(run == CommandRun(status: 0, output: "App/libApp.so\n"))
  }

  private func show(_ arguments: String...) throws -> CommandRun {
    try CommandRun(
      ["show", "./App", "--server", server.url()] + arguments, in: directory.url)
  }

  private static let notes = CommandRun(status: 0, output: "Notes\n\nmilk\nbread\n")

  @Test(arguments: [[], ["--isolated"]]) func theRootIsShown(_ arguments: [String]) throws {
    try build()
    let run = try CommandRun(
      ["show", "./App", "--server", server.url()] + arguments, in: directory.url)
    #expect(run == Self.notes)
    #expect(server.requests.map(\.target) == ["/v1/notes.json?"])
  }

  @Test func aRowIsSelected() throws {
    try build()
    #expect(
      try show("--select", "0,1")
        == CommandRun(status: 0, output: "APTextViewController\n\nbread\n"))
  }

  @Test func aURLIsOpened() throws {
    try build()
    #expect(
      try show("--url", "notes:///today")
        == CommandRun(status: 0, output: "APTextViewController\n\n/today\n"))
    let refused = try show("--url", "mailto:ada@example.org")
    #expect(refused.output == Self.notes.output)
    #expect(
      refused.errors == "carob: warning: APAppDelegate did not open mailto:ada@example.org\n")
  }

  @Test(arguments: ["AP_TABS", "AP_OWN_APPLICATION"]) func itMayBeOtherwise(_ macro: String) throws
  {
    try build(macro)
    #expect(try show() == Self.notes)
  }

  @Test(arguments: [
    (
      "AP_RAISES",
      "-[APAppDelegate application:didFinishLaunchingWithOptions:]: APException: it does not begin"
    ),
    ("AP_WITHOUT_WINDOW", "its app shows no window; its delegate is APAppDelegate"),
    ("AP_WITHOUT_ROOT", "its window has no rootViewController; its delegate is APAppDelegate"),
    (
      "AP_WITHOUT_URLS", "its delegate APAppDelegate answers none of application:openURL:options:, "
    ),
    ("AP_WITHOUT_UIKIT", "its main returned 0 without a call of UIApplicationMain; "),
    (
      "AP_WITHOUT_DELEGATE",
      "NSInvalidArgumentException: UIApplicationMain: there is no class named APAppDelegat, "
    ),
  ])
  func whatIsWrongIsNamed(_ macro: String, _ words: String) throws {
    try build(macro)
    let run = macro == "AP_WITHOUT_URLS" ? try show("--url", "notes:///x") : try show()
    #expect(run.status == 78)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("carob: ./App/libApp.so: \(words)"), "\(run.errors)")
  }

  /// Nobody waits for the block, so that nothing can catch what it raises: as in Cocoa, the process ends.
  @Test(arguments: [[], ["--isolated"]])
  func anExceptionThatNothingCanCatchEndsIt(_ options: [String]) throws {
    try build("AP_RAISES_LATER")
    let run = try CommandRun(
      ["show", "./App", "--server", server.url()] + options, in: directory.url)
    #expect(run.status == (options.isEmpty ? 134 : 78))
    #expect(
      run.errors.contains("APException: it does not go on, which nothing can catch there"),
      "\(run)")
  }

  @Test func optionsOfScreensAreRefused() throws {
    try build()
    let run = try show("--model", "APNote")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("carob: --model APNote: is for a screen, and App is an app"))
    #expect(try show("--url", "today").status == 64)
    #expect(try show("--screen", "APListViewController", "--url", "notes:///x").status == 64)
    #expect(try show("--screen", "APListViewController") == Self.notes)
    let plugin = try CommandRun(["show", "Followers", "--url", "notes:///x"])
    #expect(plugin.status == 64)
    #expect(plugin.errors.hasPrefix("carob: --url notes:///x: is for an app"))
  }

  @Test func theDoctorFindsNothing() throws {
    try build()
    let run = try CommandRun(["doctor", "./App"], in: directory.url)
    #expect(run.errors == "", "\(run.output)")
    #expect(run.status == 0)
  }

  @Test func nothingIsLeftAlive() throws {
    try build()
    #expect(try show("--leaks").errors == "carob: nothing is left alive\n")
  }
}
