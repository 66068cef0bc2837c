@preconcurrency import CCarob
import CarobPlugins
import CarobRuntime
import InstantCocoa

/// A real host table in this process, set as the loader sets a plugin's.
enum KitHost {
  /// Makes the table known, once.
  static let ready: Void = {
    InstantCocoaClasses.register()
    carob_host = HostTable.address
  }()

  /// Runs the body in a pool of its own, as the host runs a handler.
  static func inPool<Result>(_ body: () throws -> Result) throws -> Result {
    ready
    return try autoreleasePool(body)
  }
}
