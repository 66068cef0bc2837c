import Foundation

// As in Cocoa, nil is a path at which nothing is: reading there fails, and no exception is raised.

extension Optional<String> {
  /// The path.
  ///
  /// - Throws: `NSFileReadInvalidFileNameError` for nil.
  func filePath() throws -> String {
    guard let self else { throw CocoaError(.fileReadInvalidFileName) }
    return self
  }
}

extension Optional<URL> {
  /// The URL.
  ///
  /// - Throws: `NSFileReadInvalidFileNameError` for nil.
  func fileURL() throws -> URL {
    guard let self else { throw CocoaError(.fileReadInvalidFileName) }
    return self
  }
}
