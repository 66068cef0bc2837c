import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa
import PluginTestSupport
import Testing

/// Routes in C. The only tests that change the shared router, so they come one after the other.
@Suite(.serialized, .waitsForProcesses) @MainActor struct RouterPluginTests {
  private static let forums = Result { () throws -> RuntimeClass in
    let directory = try TemporaryDirectory()
    _ = try PluginLoader().load(path: PluginFixture.build("routes", in: directory.url))
    return try #require(RuntimeClass(named: "RFForums"))
  }

  @Test(arguments: [
    ("posts://forums/10", true, "10"), ("posts://forums/kias", true, "kias"),
    ("posts://about", true, "no title"), ("posts://nothing", false, nil),
  ])
  func aPluginHandlesAURL(_ text: String, _ isHandled: Bool, _ presented: String?) throws {
    defer { ICRouter.shared.reset() }
    let forums = try Self.forums.get().object
    let url = try #require(URL(string: text))
    #expect(try forums.send(Selector("openURL:"), url, returning: Bool.self) == isHandled)
    #expect(try forums.send(Selector("presented"))?.description == presented)
    #expect(ICRouter.shared.routes.count == 2)
  }
}
