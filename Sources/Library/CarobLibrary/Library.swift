import CCarob
import CarobPlugins
import Foundation
import InstantCocoa
// Linked, so that programs and plugins find its classes.
import InstantCocoaRemote

/// What `libcarob.so` calls: the host of its process.
enum Library {
  // SAFETY: used on the main thread only, which `withLoader` checks.
  nonisolated(unsafe) private static let loader = PluginLoader(
    searchPath: PluginSearchPath(
      environment: ProcessInfo.processInfo.environment, executable: nil))

  /// Runs `body` with the loader of the process.
  ///
  /// - Parameter error: gets the sentence of an error, which the caller frees; null when nobody wants it.
  /// - Returns: nil after an error.
  static func withLoader<Result>(
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
    _ body: (PluginLoader) throws(PluginError) -> Result
  ) -> Result? {
    error?.pointee = nil
    guard Thread.isMainThread else {
      error?.pointee = strdup("plugins are loaded and unloaded by the main thread")
      return nil
    }
    do throws(PluginError) {
      return try body(loader)
    } catch let failure {
      error?.pointee = strdup("\(failure.plugin): \(failure.reason)")
      return nil
    }
  }
}

/// Makes the host ready: its classes are known by name, and modules in Objective-C register themselves with it.
///
/// - Returns: the host table.
@_cdecl("carob_host_start")
public func startHost() -> UnsafeRawPointer {
  PluginLoader.announceClasses()
  LinkedModules.registerFromNowOn()
  return UnsafeRawPointer(HostTable.address)
}

/// `carob_plugin_load` of `carob/library.h`.
@_cdecl("carob_host_load")
public func loadPlugin(
  _ path: UnsafePointer<CChar>, _ copies: Bool,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> UnsafeMutableRawPointer? {
  // SAFETY: the caller passes a string that ends with NUL.
  let path = String(cString: path)
  return Library.withLoader(error) { loader throws(PluginError) in
    let known = loader.plugins.count
    let loaded = Result { () throws(PluginError) in try loader.load(path: path, copying: copies) }
    // Those that it depends on may have been loaded too, even if it could not be.
    for plugin in loader.plugins.dropFirst(known) {
      plugin.whileRegistering { ICInflector.shared.addPrefixes(plugin.descriptor.prefixes) }
    }
    let plugin = try loaded.get()
    return HeldPlugin(plugin).makeHandle()
  }
}

/// `carob_plugin_unload` of `carob/library.h`.
@_cdecl("carob_host_unload")
public func unloadPlugin(
  _ handle: UnsafeMutableRawPointer, _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Bool {
  let held = HeldPlugin.of(handle)
  let unloading = Library.withLoader(error) { loader throws(PluginError) in
    try loader.unload(held.plugin)
  }
  guard unloading != nil else { return false }
  held.release()
  return true
}

/// What a loaded plugin says of itself, as in its entry: 0 is the identifier, 1 the name, 2 the version, 3 the principal class,
/// 4 the model class, 5 the path.
@_cdecl("carob_host_describe")
public func describePlugin(
  _ handle: UnsafeMutableRawPointer, _ field: Int32
) -> UnsafePointer<CChar>? {
  HeldPlugin.of(handle).text(Int(field))
}

/// `carob_library_version` of `carob/library.h`.
@_cdecl("carob_host_version")
public func hostVersion() -> UnsafePointer<CChar>? {
  UnsafeRawPointer(CarobVersion.string.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// `carob_main_queue_descriptor` of `carob/library.h`.
@_cdecl("carob_host_main_queue_descriptor")
public func mainQueueDescriptor() -> Int32 { carob_main_queue_handle() }
