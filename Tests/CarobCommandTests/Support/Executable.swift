import Foundation

/// The built command.
enum Executable {
  /// The file `carob`, which SwiftPM puts beside the test bundle.
  static let url: URL = {
    let places = [Bundle.main.executablePath ?? ""] + CommandLine.arguments
    for place in places where place.contains("/") {
      var directory = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      // The bundle is a file or a folder.
      for _ in 0..<4 {
        directory.deleteLastPathComponent()
        let file = directory.appendingPathComponent("carob")
        if isExecutable(file) { return file }
      }
    }
    preconditionFailure("there is no carob beside any of \(places)")
  }()

  /// Where the executable, and with it the plugins of this package, are.
  static var directory: URL { url.deletingLastPathComponent() }

  private static func isExecutable(_ file: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
      && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
  }
}
