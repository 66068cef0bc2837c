import CCarob
import CarobRuntime
import Logging

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Which plugin calls an extension.
///
/// A plugin passes the address of its own `carob_host`: every module has one, and the entry has told the host.
enum CallingPlugins {
  private struct Caller {
    // SAFETY: the string is written before anybody sees it, and freed when the plugin has gone, until when
    // the ABI promises it.
    nonisolated(unsafe) let path: UnsafeMutablePointer<CChar>
    let logger: Logger
  }

  private static let callers = Locked<[UInt: Caller]>([:])

  /// What a caller gets that is no plugin.
  private static let stranger = Logger(label: "carob.plugin")

  /// Makes a plugin known, before any code of it is called.
  static func add(_ host: UnsafeRawPointer, _ descriptor: PluginDescriptor, path: String) {
    var logger = Logger(label: descriptor.identifier)
    logger[metadataKey: "plugin"] = "\(descriptor.name)"
    guard let path = strdup(path) else { return }
    let caller = Caller(path: path, logger: logger)
    let previous = callers.withLock { $0.updateValue(caller, forKey: UInt(bitPattern: host)) }
    // SAFETY: nobody is left who was given it.
    free(previous?.path)
  }

  /// Forgets a plugin, when no code of it will be called again.
  static func remove(_ host: UnsafeRawPointer) {
    let caller = callers.withLock { $0.removeValue(forKey: UInt(bitPattern: host)) }
    // SAFETY: nobody is left who was given it.
    free(caller?.path)
  }

  /// What a plugin's messages go to. [any-thread]
  static func logger(of host: UnsafeRawPointer?) -> Logger { caller(host)?.logger ?? stranger }

  /// A plugin's file; nil for what is no plugin. [any-thread]
  static func path(of host: UnsafeRawPointer?) -> UnsafePointer<CChar>? {
    caller(host).map { UnsafePointer($0.path) }
  }

  private static func caller(_ host: UnsafeRawPointer?) -> Caller? {
    callers.withLock { $0[UInt(bitPattern: host)] }
  }
}
