import Foundation

/// Executables of this package, and what they were made of. SwiftPM puts them beside the test bundle.
///
/// `CAROB_TEST_EXECUTABLES` names a folder to take them from first: `make test` has the tests run the command that it
/// installed.
package enum BuiltProduct {
  /// The file of an executable.
  ///
  /// - Precondition: it was built, which is so when all targets were, or when the test target depends on it.
  package static func url(of name: String) -> URL {
    for directory in installed + directories {
      let file = directory.appendingPathComponent(name)
      if isExecutable(file) { return file }
    }
    preconditionFailure("there is no \(name) beside any of \(places)")
  }

  /// The object files of a module; empty when there is no folder with them.
  package static func objectFiles(of module: String) throws -> [URL] {
    for directory in directories {
      let folder = directory.appendingPathComponent("\(module).build")
      guard FileManager.default.fileExists(atPath: folder.path) else { continue }
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "o" }
    }
    return []
  }

  private static let installed =
    ProcessInfo.processInfo.environment["CAROB_TEST_EXECUTABLES"].map {
      [URL(fileURLWithPath: $0).resolvingSymlinksInPath()]
    } ?? []

  private static let places = [Bundle.main.executablePath ?? ""] + CommandLine.arguments

  /// Where products may be.
  private static var directories: [URL] {
    places.filter { $0.contains("/") }.flatMap { place in
      // The bundle is a file or a folder.
      sequence(first: URL(fileURLWithPath: place).resolvingSymlinksInPath()) {
        $0.deletingLastPathComponent()
      }.dropFirst().prefix(4)
    }
  }

  private static func isExecutable(_ file: URL) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory)
      && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: file.path)
  }
}
