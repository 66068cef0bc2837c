import CarobRenderers
import Logging

/// Writes the libraries' log as the command writes its own warnings. Below warnings nothing is written.
struct DiagnosticLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level = .warning

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    Output.complain("warning: \(event.message)", as: .warning)
  }
}
