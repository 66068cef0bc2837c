import CarobLibc
import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// A module in Objective-C whose constructors need its classes: `Tests/Fixtures/ObjectiveC/Constructors`.
@Suite(.serialized, .waitsForProcesses) struct ConstructorTests {
  private let directory: TemporaryDirectory
  private let loader = PluginLoader()

  init() throws {
    directory = try TemporaryDirectory()
    setenv("CAROB_TEST_CONSTRUCTOR", "not run", 1)
    setenv("CAROB_TEST_FOUND", "not run", 1)
  }

  private func module(_ name: String, flags: String = "") throws -> String {
    let copy = directory.url.appendingPathComponent(name)
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/ObjectiveC/Constructors"), to: copy)
    var environment = ProcessInfo.processInfo.environment
    environment["OBJCFLAGS"] = flags
    let built = try CompletedProcess(
      BuiltProduct.url(of: "carob").path,
      ["build", copy.path, "--root", PluginFixture.project.path], environment: environment)
    try #require(built.status == 0, "\(built.errors)")
    return built.output.trimmingCharacters(in: .newlines)
  }

  private func found(_ variable: String) -> String {
    // SAFETY: the text is copied, and no other thread changes the variable.
    getenv(variable).map { String(cString: $0) } ?? "unset"
  }

  private static let added = Selector("coAdded")

  @Test func findTheClassesOfTheirModule() throws {
    let path = try module("Plain")
    for _ in 0..<2 {
      let plugin = try loader.load(path: path)
      #expect(found("CAROB_TEST_CONSTRUCTOR") == "good morning")
      #expect(found("CAROB_TEST_FOUND") == "COGreeter")
      #expect(plugin.classes.map(\.name) == ["COGreeter"])
      #expect(Object.runtimeClass.responds(to: Self.added))
      #expect(try loader.unload(plugin).moduleStays == nil)
      #expect(RuntimeClass(named: "COGreeter") == nil)
      #expect(!Object.runtimeClass.responds(to: Self.added))
      setenv("CAROB_TEST_CONSTRUCTOR", "not run", 1)
    }
  }

  @Test func runAgainWhenTheModuleIsReplaced() throws {
    let plugin = try loader.load(path: try module("Replaced"))
    setenv("CAROB_TEST_CONSTRUCTOR", "not run", 1)
    let (again, unloading) = try loader.reload(plugin)
    #expect(unloading.moduleStays == nil)
    #expect(found("CAROB_TEST_CONSTRUCTOR") == "good morning")
    #expect(Object.runtimeClass.responds(to: Self.added))
    #expect(loader.plugins.count == 1)
    #expect(try loader.unload(again).moduleStays == nil)
    #expect(!Object.runtimeClass.responds(to: Self.added))
  }

  /// The constructors cannot be kept from running.
  @Test func ofAModuleThatIsRefusedFindNil() throws {
    let plugin = try loader.load(path: try module("First"))
    let second = try module("Second")
    let error = #expect(throws: PluginError.self) { try loader.load(path: second) }
    #expect(error?.code == .alreadyLoaded)
    #expect(found("CAROB_TEST_CONSTRUCTOR") == "nil")
    #expect(loader.plugins.count == 1)
    #expect(try loader.unload(plugin).moduleStays == nil)
    #expect(!Object.runtimeClass.responds(to: Self.added))
    #expect(try loader.unload(try loader.load(path: second)).moduleStays == nil)
  }

  /// It has no host, and messages to nil need none.
  @Test func ofAModuleForAnotherVersionFindNil() throws {
    let path = try module("Future", flags: "-DFUTURE")
    let error = #expect(throws: PluginError.self) { try loader.load(path: path) }
    #expect(error?.code == .incompatibleVersion)
    #expect(found("CAROB_TEST_CONSTRUCTOR") == "nil")
    #expect(RuntimeClass(named: "COGreeter") == nil)
  }

  @Test func leaveNothingWhenLoadFails() throws {
    let path = try module("Refusing", flags: "-DREFUSES")
    let error = #expect(throws: PluginError.self) { try loader.load(path: path) }
    #expect(error?.description == "\(path): its load failed: not today")
    #expect(found("CAROB_TEST_CONSTRUCTOR") == "good morning")
    #expect(RuntimeClass(named: "COGreeter") == nil)
    #expect(!Object.runtimeClass.responds(to: Self.added))
  }

  @Test func anErrorThatIsPendingFailsNoLoading() throws {
    PendingError.set(RaisedError("earlier"))
    defer { _ = PendingError.take() }
    let plugin = try loader.load(path: try module("Pending"))
    #expect(PendingError.current.map { "\($0)" } == "earlier")
    #expect(try loader.unload(plugin).moduleStays == nil)
  }
}
