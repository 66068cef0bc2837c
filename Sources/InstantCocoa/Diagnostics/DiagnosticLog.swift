import Logging

/// The log for diagnostics that nobody listens to.
enum DiagnosticLog {
  private static let logger = Logger(label: "carob.instant-cocoa")

  static func warning(_ diagnostic: Diagnostic) {
    logger.warning("\(diagnostic)")
  }
}
