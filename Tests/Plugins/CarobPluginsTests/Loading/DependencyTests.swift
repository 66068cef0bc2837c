import CarobPlugins
import CarobRuntime
import Foundation
import Glibc
import PluginTestSupport
import Testing

/// Plugins that are built upon others, and what an entry says besides.
@Suite(.serialized, .waitsForProcesses) struct DependencyTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// The path without symbolic links, as messages have it.
  private var root: String { directory.url.resolvingSymlinksInPath().path }

  /// Builds a fixture as a file of that name.
  private func build(_ fixture: String, as name: String, _ flags: String...) throws -> String {
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/Dependencies/\(fixture).c")
    let scratch = try TemporaryDirectory()
    let built = try PluginFixture.build(source: source, in: scratch.url, flags: flags)
    let path = "\(root)/\(name)"
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: built, toPath: path)
    return path
  }

  private static let base = "org.example.fixture.base"

  private func upon(_ identifier: String = base) throws -> String {
    try build("upon", as: "upon.so", "-DNAMED=\"\(identifier)\"")
  }

  private func refusal(
    of path: String, by loader: PluginLoader = PluginLoader()
  ) throws -> PluginError {
    try #require(#expect(throws: PluginError.self) { try loader.load(path: path) })
  }

  /// Whatever the file is called.
  @Test(arguments: ["libbase.so", "anything.so"])
  func whatIsBesideIsLoadedFirst(_ name: String) throws {
    let loader = PluginLoader()
    let (base, path) = (try build("base", as: name), try upon())
    _ = try build("made", as: "libother.so")
    let plugin = try loader.load(path: path)
    #expect(loader.plugins.map(\.path) == [base, path])
    #expect(plugin.descriptor.dependencies == [Self.base])
    #expect(
      RuntimeClass(named: "DUWordList")?.superclass == RuntimeClass(named: "DBGlossary"))
    try loader.unload(plugin)
    try loader.unload(loader.plugins[0])
  }

  @Test func whatIsLoadedIsNotSearched() throws {
    let loader = PluginLoader()
    let base = try loader.load(path: build("base", as: "elsewhere/base.so"))
    let plugin = try loader.load(path: upon())
    #expect(loader.plugins.count == 2)
    try loader.unload(plugin)
    try loader.unload(base)
  }

  @Test func whatIsOnTheSearchPathIsFound() throws {
    let base = try build("base", as: "installed/base.so")
    let loader = PluginLoader(searchPath: PluginSearchPath(directories: ["\(root)/installed"]))
    let plugin = try loader.load(path: upon(), copying: true)
    #expect(loader.plugins.map(\.path) == [base, plugin.path])
    let (reloaded, _) = try loader.reload(plugin)
    try loader.unload(reloaded)
    try loader.unload(loader.plugins[0])
  }

  /// An identifier that code makes is known by the name of the file alone.
  @Test func aFileWhoseEntryIsMadeIsFoundByItsName() throws {
    let made = try build("made", as: "libmade.so")
    let path = try upon("org.example.fixture.made")
    let loader = PluginLoader()
    // It is loaded, and has no such class.
    #expect(try refusal(of: path, by: loader).code == .loadFailed)
    #expect(loader.plugins.map(\.path) == [made])
    try loader.unload(try #require(loader.plugins.first))
    let other = try upon("com.example.made")
    #expect(
      try refusal(of: other, by: loader).reason.hasPrefix(
        "is built upon the plugin com.example.made, which is not loaded and not found; "))
    #expect(loader.plugins.isEmpty)
  }

  @Test func whatIsMissingIsNamed() throws {
    let error = try refusal(of: upon())
    #expect(error.code == .missingDependency)
    #expect(
      error.description == """
        \(root)/upon.so: is built upon the plugin org.example.fixture.base, which is not loaded and not found; \
        put that beside it, or into a folder of CAROB_PLUGIN_PATH, or load it first: the command carob does so with \
        --with PLUGIN
        """)
    #expect(RuntimeClass(named: "DUWordList") == nil)
  }

  @Test func aClassOfNobodyMayBeThatOfAnotherPlugin() throws {
    let error = try refusal(of: build("upon", as: "upon.so"))
    #expect(error.sentence.hasSuffix("its load failed: there is no class named DBGlossary"))
    #expect(
      error.advice == """
        if another plugin has it, name that in .dependencies, or load it first: the command carob does so with \
        --with PLUGIN
        """)
  }

  @Test func oneThatCannotBeLoadedIsNamed() throws {
    let base = try build("base", as: "base.so", "-DLEAST_HOST=\"7.1\"")
    let error = try refusal(of: upon())
    #expect(
      error.reason == """
        is built upon the plugin org.example.fixture.base: \(base): needs Carob 7.1, this is \(CarobVersion.string); \
        use a newer Carob
        """)
  }

  @Test func circlesEnd() throws {
    let base = try build("base", as: "base.so", "-DUPON=\"org.example.fixture.upon\"")
    let error = try refusal(of: upon())
    #expect(error.plugin == base)
    #expect(
      error.reason == """
        is built upon the plugin org.example.fixture.upon, which is built upon it; take one of the two out of .dependencies
        """)
    let own = try build("base", as: "base.so", "-DUPON=\"\(Self.base)\"")
    #expect(try refusal(of: own).code == .missingDependency)
  }

  @Test func aFileOfOthersIsRefused() throws {
    let base = try build("base", as: "base.so")
    #expect(chmod(base, 0o666) == 0)
    let path = try upon()
    #expect(try refusal(of: path).code == .untrusted)
    let loader = PluginLoader(searchPath: PluginSearchPath(directories: [], isTrusted: true))
    let plugin = try loader.load(path: path)
    try loader.unload(plugin)
    try loader.unload(loader.plugins[0])
  }

  @Test(arguments: ["0", "0.1", "0.2.0", "0.1.9"])
  func olderHostsThanThisWillDo(_ version: String) throws {
    let loader = PluginLoader()
    let plugin = try loader.load(path: build("base", as: "b.so", "-DLEAST_HOST=\"\(version)\""))
    #expect(plugin.descriptor.leastHost == version)
    try loader.unload(plugin)
  }

  @Test(arguments: [
    ("1", PluginError.Code.hostTooOld, "needs Carob 1, this is 0.3.0; use a newer Carob"),
    ("0.10", .hostTooOld, "needs Carob 0.10, this is 0.3.0; use a newer Carob"),
    ("v1", .malformedEntry, "its .least_host is no version: v1; write it as 0.2.0"),
    ("", .malformedEntry, "its .least_host is no version: ; write it as 0.2.0"),
    ("1.2.3.4", .malformedEntry, "its .least_host is no version: 1.2.3.4; write it as 0.2.0"),
  ])
  func aNewerHostIsNamed(_ version: String, _ code: PluginError.Code, _ reason: String) throws {
    let error = try refusal(of: build("base", as: "b.so", "-DLEAST_HOST=\"\(version)\""))
    #expect(error.code == code)
    #expect(error.reason == reason)
  }

  @Test func theEntrySaysWhoMadeIt() throws {
    let loader = PluginLoader()
    let plugin = try loader.load(path: build("base", as: "base.so"))
    let descriptor = plugin.descriptor
    #expect(descriptor.vendor == "Example Ltd.")
    #expect(descriptor.license == "MIT")
    #expect(descriptor.url == "https://example.org/base")
    #expect(descriptor.summary == "Words, and a list of them.")
    #expect(descriptor.features == ["list", "words"])
    try loader.unload(plugin)
    let other = try loader.load(path: PluginFixture.build("before_extensions", in: directory.url))
    #expect(other.descriptor.vendor == nil)
    #expect(other.descriptor.features == [])
    try loader.unload(other)
  }
}
