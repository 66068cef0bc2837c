import CarobPlugins
import PluginTestSupport
import Testing

@Suite struct PluginSearchPathTests {
  @Test func aPathIsTakenAsItIs() throws {
    let path = PluginSearchPath(directories: [])
    #expect(try path.file(for: "./libX.so") == "./libX.so")
    #expect(try path.file(for: "libX.so") == "libX.so")
  }

  @Test func aNameIsLookedForInOrder() throws {
    let (first, second) = (try TemporaryDirectory(), try TemporaryDirectory())
    let expected = try second.write("", to: "libThing.so")
    let path = PluginSearchPath(
      environment: ["CAROB_PLUGIN_PATH": "\(first.url.path)::\(second.url.path)"], executable: nil)
    #expect(try path.file(for: "Thing") == expected)
    let nearer = try first.write("", to: "libThing.so")
    #expect(try path.file(for: "Thing") == nearer)
  }

  @Test func aNameThatIsNowhere() {
    let path = PluginSearchPath(directories: ["/nonexistent"])
    let error = #expect(throws: PluginError.self) { try path.file(for: "Thing") }
    #expect(
      error?.description
        == "Thing: no libThing.so in /nonexistent; set CAROB_PLUGIN_PATH to where it is")
  }
}
