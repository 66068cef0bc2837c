import Logging

/// The log of failures that no caller can be told, such as a handler's failure during deallocation.
package enum RuntimeLog {
  private static let logger = Logger(label: "carob.runtime")

  package static func warning(_ message: String) {
    logger.warning("\(message)")
  }

  /// Logs a failure that is certainly a mistake in a program.
  package static func error(_ message: String) {
    logger.error("\(message)")
  }
}
