import Foundation

/// Where the package's sources are, and where what the command builds goes.
enum BenchmarkFiles {
  /// The folder of the package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What the peers, the plugin and the Swift program share.
  static let headers = package.appendingPathComponent("Sources/CBench/include")

  /// The folder for the programs, which is made at need.
  static func products() throws -> URL {
    let folder = package.appendingPathComponent(".build/peers")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
