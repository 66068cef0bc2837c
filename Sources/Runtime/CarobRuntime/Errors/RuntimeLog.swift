import Logging

/// Where the runtime says what nobody is there to be told: a handler's failure during deallocation.
package enum RuntimeLog {
  private static let logger = Logger(label: "carob.runtime")

  package static func warning(_ message: String) {
    logger.warning("\(message)")
  }

  /// What is somebody's mistake for certain.
  package static func error(_ message: String) {
    logger.error("\(message)")
  }
}
