import Foundation

/// Executables of this package, which SwiftPM puts beside the test bundle.
package enum BuiltProduct {
  /// The file of an executable.
  ///
  /// - Precondition: the test target depends on it, so that it was built.
  package static func url(of name: String) -> URL {
    let places = [Bundle.main.executablePath ?? ""] + CommandLine.arguments
    for place in places where place.contains("/") {
      var directory = URL(fileURLWithPath: place).resolvingSymlinksInPath()
      // The bundle is a file or a folder.
      for _ in 0..<4 {
        directory.deleteLastPathComponent()
        let file = directory.appendingPathComponent(name)
        if isExecutable(file) { return file }
      }
    }
    preconditionFailure("there is no \(name) beside any of \(places)")
  }

  private static func isExecutable(_ file: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
      && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
  }
}
