import Foundation
import PluginTestSupport

/// The built command.
enum Executable {
  /// The file `carob`.
  static let url = BuiltProduct.url(of: "carob")

  /// Where the executable, and with it the plugins of this package, are.
  static var directory: URL { url.deletingLastPathComponent() }
}
