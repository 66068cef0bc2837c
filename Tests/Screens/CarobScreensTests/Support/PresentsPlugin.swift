import CarobScreens
import Foundation
import PluginTestSupport

/// `Tests/Fixtures/Plugins/presents.c`, which is loaded once in a process.
@MainActor
enum PresentsPlugin {
  static let folder = Result { try TemporaryDirectory() }
  static let module = Result { try PluginFixture.build("presents", in: folder.get().url) }
  static let host = PluginHost()

  static let rows = #"""
    [{"text": "Ada"}, {"text": "Grace", "stacked": true}, {"text": "Alan", "covered": true}]
    """#

  /// A request for its list, with some rows of JSON.
  static func request(_ rows: String = rows) throws -> ScreenRequest {
    let data = try folder.get().write(rows, to: "\(UUID().uuidString).json")
    return ScreenRequest(plugin: try module.get(), data: data)
  }
}
