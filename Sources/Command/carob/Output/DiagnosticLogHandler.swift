import CarobRenderers
import Foundation
import Logging

/// Writes the log of libraries and plugins in the form of the command's warnings, from the level in `CAROB_LOG` on.
struct DiagnosticLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Self.leastLevel

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let level = event.level == .critical ? .error : event.level
    let speaker = metadata["plugin"].map { "\($0): " } ?? ""
    let role: TextRole = level >= .error ? .error : level == .warning ? .warning : .detail
    Output.complain("\(level): \(speaker)\(event.message)", as: role, isLogged: true)
  }

  /// The level in `CAROB_LOG`; by default `warning`.
  private static let leastLevel: Logger.Level = {
    let value = ProcessInfo.processInfo.environment["CAROB_LOG"] ?? ""
    if value.isEmpty { return .warning }
    if let level = Logger.Level(rawValue: value) { return level }
    let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
    Output.complain(
      "warning: CAROB_LOG: \"\(value)\" is no level; there are \(levels)", as: .warning)
    return .warning
  }()
}
