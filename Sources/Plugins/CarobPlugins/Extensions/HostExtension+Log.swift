import CCarob
import Logging
import CarobLibc

extension HostExtension {
  /// The most bytes of a message; the rest is cut.
  private static let longestMessage = 16_384

  /// `carob.log/1`: the host's log, with the name of the plugin.
  static let log: HostExtension = {
    var functions = carob_log_extension()
    functions.size = MemoryLayout<carob_log_extension>.size
    functions.write = { plugin, level, message in
      guard let message else { return }
      let logger = logger(of: plugin)
      let level = HostExtension.level(level)
      guard level >= logger.logLevel else { return }
      logger.log(level: level, "\(HostExtension.text(message))")
    }
    functions.is_written = { plugin, level in
      HostExtension.level(level) >= logger(of: plugin).logLevel
    }
    return HostExtension("carob.log/1", functions)
  }()

  /// Returns the logger of a plugin, or one for callers that are no plugin.
  private static func logger(of plugin: UnsafeRawPointer?) -> Logger {
    ModuleTable.module(ofHost: plugin)?.logger ?? stranger
  }

  private static let stranger = Logger(label: "carob.plugin")

  /// Converts a level; numbers beyond the range are clamped.
  private static func level(_ level: Int32) -> Logger.Level {
    let levels = Logger.Level.allCases
    return levels[min(max(Int(level), 0), levels.count - 1)]
  }

  /// Converts a message. Replaces malformed UTF-8, and cuts long text.
  private static func text(_ message: UnsafePointer<CChar>) -> String {
    // SAFETY: a string that ends with NUL, of which no more than the limit is read.
    let length = strnlen(message, longestMessage + 1)
    let bytes = UnsafeRawBufferPointer(start: message, count: min(length, longestMessage))
    let text = String(decoding: bytes, as: UTF8.self)
    return length > longestMessage ? text + "… (cut)" : text
  }
}
