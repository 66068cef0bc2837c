import CarobFoundation
import CarobIsolation
import CarobRenderers
import CarobRuntime
import CarobScreens
import PluginTestSupport
import Testing

/// A screen in another process, as a host of its own reads it.
@Suite(.waitsForProcesses) struct IsolatedScreenSessionTests {
  private let folder: TemporaryDirectory
  private let data: String
  private let progress = ToldProgress()

  init() throws {
    folder = try TemporaryDirectory()
    data = try folder.write(
      #"[{"text": "a"}, {"text": "b"}, {"text": "c"}]"#, to: "data.json")
  }

  private func screen(_ fixture: String, data: String? = nil) throws -> IsolatedScreenSession {
    let module = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent("Tests/Fixtures/\(fixture).c"),
      in: folder.url, flags: ["-w"])
    var options = ScreenProcess.options
    options.program = BuiltProduct.url(of: "carob").path
    options.deadline = TimeLimit.generous
    options.startDeadline = TimeLimit.generous
    return IsolatedScreenSession(
      ScreenRequest(plugin: module, data: data ?? self.data), options: options,
      progress: progress)
  }

  private func texts(
    _ screen: IsolatedScreenSession, selecting paths: [IndexPath] = []
  ) throws -> [String] {
    var texts: [String] = []
    try screen.read(
      selecting: paths, begin: { texts.append($0.screen.screen) },
      add: { texts += $0.sections.flatMap(\.rows).map(\.text) })
    return texts
  }

  @Test func whatIsSelectedIsRead() throws {
    let screen = try screen("Plugins/presents")
    #expect(try texts(screen, selecting: [IndexPath(section: 0, row: 1)]) == ["PRNote", "b"])
    #expect(screen.close().isEmpty)
    #expect(progress.events == [.shown("PRList"), .shown("PRNote")])
    // It is opened anew.
    #expect(try texts(screen) == ["PRList", "a", "b", "c"])
    #expect(screen.close().isEmpty)
  }

  @Test func rowsThatEndTheProcessSaySo() throws {
    let screen = try screen("Hostile/handler_abort")
    let crash = "SIGABRT in -[HostileList configureCell:withHostileItem:]"
    #expect(try texts(screen) == ["HostileList", crash, crash, crash])
    let failures = screen.close()
    #expect(failures.count == 3)
    #expect(failures.allSatisfy { $0.code == .badPlugin })
    #expect(
      failures.first?.description.hasSuffix(
        "handler_abort.so: row 0 of section 0: \(crash); correct the plugin") == true)
  }

  @Test func errorsAreThoseOfASession() throws {
    let error = #expect(throws: ScreenError.self) {
      try texts(screen("Plugins/presents", data: "/nowhere.json"))
    }
    #expect(error?.code == .noInput)
    #expect(error?.description == "/nowhere.json: no such file; check the path")
  }
}
