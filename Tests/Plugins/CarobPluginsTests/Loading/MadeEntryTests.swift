import CarobPlugins
import PluginTestSupport
import Testing

/// Modules that make their entry when they are asked.
@Suite(.waitsForProcesses) struct MadeEntryTests {
  private func load(_ name: String) throws -> (
    path: String, result: Result<LoadedPlugin, PluginError>
  ) {
    let directory = try TemporaryDirectory()
    let path = try PluginFixture.build(name, in: directory.url)
    let loader = PluginLoader()
    return (path, Result { () throws(PluginError) in try loader.load(path: path) })
  }

  @Test func anEntryThatIsMadeIsAsGoodAsOneThatIsThere() throws {
    let plugin = try load("made_entry").result.get()
    #expect(plugin.descriptor.identifier == "org.example.made-entry")
    #expect(plugin.classes.map(\.name) == ["MadeEntryClass"])
  }

  static let refused = [
    (
      "made_no_entry",
      "its carob_plugin_make_entry makes no entry; "
        + "a plugin in Swift puts @main before the type that is its Plugin"
    ),
    (
      "made_wrong_entry",
      "its carob_plugin_entry does not start with the magic number; "
        + "define it with CAROB_PLUGIN(…)"
    ),
  ]

  @Test(arguments: refused) func anotherIsRefused(_ name: String, _ reason: String) throws {
    let (path, result) = try load(name)
    let error = #expect(throws: PluginError.self) { try result.get() }
    #expect(error?.code == .malformedEntry)
    #expect(error?.description == "\(path): \(reason)")
  }
}
