import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// The state that a plugin saves for its next build.
@Suite(.serialized, .waitsForProcesses) struct StateTests {
  private let fixture: UnloadFixture

  init() throws { fixture = try UnloadFixture() }

  private func load(_ flags: String...) throws -> LoadedPlugin {
    try fixture.loader.load(path: fixture.build("counter", as: "ULCounter", flags))
  }

  private func plist(_ data: Data?) throws -> Any {
    try PropertyListSerialization.propertyList(from: #require(data), format: nil)
  }

  @Test func whatIsSavedIsLoaded() throws {
    let plugin = try load()
    #expect(try plist(plugin.saveState()) as? Int == 0)
    let state = try PropertyListSerialization.data(
      fromPropertyList: 42, format: .binary, options: 0)
    try plugin.loadState(state)
    #expect(try plist(plugin.saveState()) as? Int == 42)
    #expect(throws: PluginError.self) { try plugin.loadState(Data("no list".utf8)) }
    try fixture.loader.unload(plugin)
  }

  @Test(arguments: [
    ("NULL", nil),
    (
      "objc_autorelease(class_createInstance(objc_getClass(\"NSObject\"), 0))",
      "its save_state failed: it gave an NSObject that is no property list"
    ),
    (
      "CAROB_SEND(id, objc_getClass(\"NSMutableData\"), \"dataWithLength:\", (unsigned long), 300000)",
      "its save_state failed: it gave 300050 bytes, and 262144 are kept at most"
    ),
    ("(carob_raise(\"not today\"), (id)0)", "its save_state failed: not today"),
  ])
  func whatCannotBeKept(_ saved: String, _ reason: String?) throws {
    let plugin = try load("-DSAVED=\(saved)")
    var error: PluginError?
    do throws(PluginError) {
      #expect(try plugin.saveState() == nil)
    } catch let failure {
      error = failure
    }
    #expect(error?.code == reason.map { _ in .stateFailed })
    if let error, let reason {
      // The frame of the list differs between systems.
      let digits = /gave \d+ bytes/
      #expect(
        error.reason.replacing(digits, with: "bytes")
          == reason.replacing(digits, with: "bytes"))
    }
    try fixture.loader.unload(plugin)
  }

  @Test func aStateThatIsRefusedLeavesThePluginLoaded() throws {
    let plugin = try load("-DFAILS")
    let state = try #require(try plugin.saveState())
    let error = #expect(throws: PluginError.self) { try plugin.loadState(state) }
    #expect(error?.code == .stateFailed)
    #expect(error?.reason == "its load_state failed: this state is too old")
    try fixture.loader.unload(plugin)
  }

  @Test func aPluginWithoutStateHasNone() throws {
    let plugin = try fixture.loadThings("ULStateless")
    #expect(try plugin.saveState() == nil)
    try plugin.loadState(Data())
    try fixture.loader.unload(plugin)
  }
}
