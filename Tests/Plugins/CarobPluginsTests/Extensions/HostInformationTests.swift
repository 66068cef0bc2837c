import CarobPlugins
import PluginTestSupport
import Testing

/// `carob.host/1`, where the frozen plugins do not look.
@Suite(.waitsForProcesses) struct HostInformationTests {
  /// Refuses, and gives the extensions as its reason.
  private static let source = """
    #include <carob/carob.h>
    #include <carob/extensions/host.h>
    #include <string.h>
    static bool load(void) {
      char text[1024] = "";
      const char *const *next = carob_get_host_extension()->extensions;
      for (; *next; next++) strcat(strcat(text, *next), ";");
      carob_raise(text);
      return false;
    }
    CAROB_PLUGIN(.identifier = "org.example.asks", .name = "Asks", .version = "1", .load = load)
    """

  @Test func extensionsAreSorted() throws {
    let directory = try TemporaryDirectory()
    _ = try directory.write(Self.source, to: "asks.c")
    let path = try PluginFixture.build(
      source: directory.url.appendingPathComponent("asks.c"), in: directory.url)
    let error = #expect(throws: PluginError.self) { try PluginLoader().load(path: path) }
    #expect(
      error?.reason
        == "its load failed: carob.calls/1;carob.functions/1;carob.host/1;carob.log/1;carob.main-thread/1;"
    )
  }
}
