import CarobScreens
import Foundation
import Testing

/// A request is a value.
@Suite struct ScreenRequestTests {
  @Test func crossesAsJSON() throws {
    var request = ScreenRequest(plugin: "Followers", data: "http://localhost/followers")
    request.keyPath = "result.users"
    request.model = "SKUser"
    request.screen = "SKFollowerListViewController"
    request.pageKey = "page"
    request.timeout = 0.5
    request.headers = ["Accept-Language: de"]
    request.naming = .options
    let data = try JSONEncoder().encode(request)
    #expect(try JSONDecoder().decode(ScreenRequest.self, from: data) == request)
  }

  @Test func asksForWhatThePluginNames() {
    let request = ScreenRequest(plugin: "Followers")
    #expect(request.data == nil)
    #expect(request.screen == nil)
    #expect(request.naming == .properties)
  }
}
