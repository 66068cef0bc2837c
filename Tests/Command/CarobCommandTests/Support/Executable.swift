import Foundation
import PluginTestSupport

/// The built command.
enum Executable {
  /// The file `carob`.
  static let url = BuiltProduct.url(of: "carob")

  /// Where the executable, and with it the plugins of this package, are.
  static var directory: URL { url.deletingLastPathComponent() }

  /// The folder of the headers that it compiles plugins in C with: those installed with it, or the checkout's.
  static let headers = installed("include") ?? PluginFixture.headers.path

  /// The same for plugins in Swift.
  static let headersOfPackage =
    installed("share/carob/Sources/Runtime/CCarob/include") ?? PluginFixture.headers.path

  /// A folder of the installation that the executable is in; nil when it is in none.
  private static func installed(_ folder: String) -> String? {
    // It is in lib/carob there.
    let path = directory.appendingPathComponent("../../\(folder)").standardizedFileURL.path
    return FileManager.default.fileExists(atPath: "\(path)/carob/carob.h") ? path : nil
  }
}
