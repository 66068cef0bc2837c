import CCarob
import Logging
import CarobLibc

extension HostExtension {
  /// What of a message is written, in bytes.
  private static let longestMessage = 16_384

  /// Lines in the host's log, under the name of the plugin.
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

  /// Where the messages of a plugin go, and of a caller that is no plugin.
  private static func logger(of plugin: UnsafeRawPointer?) -> Logger {
    ModuleTable.module(ofHost: plugin)?.logger ?? stranger
  }

  private static let stranger = Logger(label: "carob.plugin")

  /// A level as the log has it; numbers beyond the ends count as the ends.
  private static func level(_ level: Int32) -> Logger.Level {
    let levels = Logger.Level.allCases
    return levels[min(max(Int(level), 0), levels.count - 1)]
  }

  /// A message, with what is no UTF-8 replaced and what is too long left out.
  private static func text(_ message: UnsafePointer<CChar>) -> String {
    // SAFETY: a string that ends with NUL, of which no more than the limit is read.
    let length = strnlen(message, longestMessage + 1)
    let bytes = UnsafeRawBufferPointer(start: message, count: min(length, longestMessage))
    let text = String(decoding: bytes, as: UTF8.self)
    return length > longestMessage ? text + "… (cut)" : text
  }
}
