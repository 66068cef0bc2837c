import Foundation
import PluginTestSupport

/// The built command.
enum Executable {
  /// The file `carob`.
  static let url = BuiltProduct.url(of: "carob")

  /// Where the executable, and with it the plugins of this package, are.
  static var directory: URL { url.deletingLastPathComponent() }

  /// Copies the executable into the folder `name` of another one, and the library of an installation to where it is looked for.
  ///
  /// - Returns: the copy.
  static func copy(to folder: URL, _ name: String = "bin") throws -> URL {
    let copy = folder.appendingPathComponent("\(name)/carob")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    let library = directory.deletingLastPathComponent().appendingPathComponent(
      "libcarob-host.so.0"
    ).path
    let files = [(url.path, copy.path), (library, folder.path)]
    for (file, place) in files where FileManager.default.fileExists(atPath: file) {
      // Not by this process: its children would inherit the file while it is open for writing, and so keep it busy.
      let copying = try CompletedProcess("cp", [file, place])
      precondition(copying.status == 0, "\(file) cannot be copied: \(copying.errors)")
    }
    return copy
  }

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
