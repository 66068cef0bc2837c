internal import CCarob
internal import CCarobPluginKit
import CarobLibc

enum PluginModule {
  /// The type with `@main`.
  // SAFETY: set once, when the host asks for the entry, before anything else of the module runs.
  nonisolated(unsafe) private static var plugin: (any Plugin.Type)?

  /// The plugin's identifier; empty in a program that is no plugin, such as a test.
  static var identifier: String { plugin?.identifier ?? "" }

  /// Sets the plugin entry, which the host reads.
  static func export<P: Plugin>(_ type: P.Type) {
    guard plugin == nil else { return }
    plugin = type
    let entry = UnsafeMutablePointer<carob_plugin_entry>.allocate(capacity: 1)
    entry.initialize(to: carob_plugin_entry())
    entry.pointee.identifier = lasting(type.identifier)
    entry.pointee.name = lasting(type.name)
    entry.pointee.version = lasting(type.version)
    entry.pointee.principal_class = lasting(type.principalClass)
    entry.pointee.model_class = lasting(type.modelClass)
    entry.pointee.data = lasting(type.data)
    entry.pointee.key_path = lasting(type.keyPath)
    entry.pointee.prefixes = lasting(type.prefixes)
    entry.pointee.dependencies = lasting(type.dependencies)
    entry.pointee.vendor = lasting(type.vendor)
    entry.pointee.license = lasting(type.license)
    entry.pointee.url = lasting(type.url)
    entry.pointee.description = lasting(type.description)
    entry.pointee.features = lasting(type.features)
    entry.pointee.least_host = lasting(type.leastHost)
    entry.pointee.load = { PluginModule.raising { try PluginModule.plugin?.load() } }
    entry.pointee.prepare_to_unload = {
      PluginModule.raising { try PluginModule.plugin?.prepareToUnload() }
    }
    entry.pointee.save_state = {
      var state: String?
      guard PluginModule.raising({ state = try PluginModule.plugin?.saveState() }) else {
        return nil
      }
      return state.map { carob_string($0) } ?? nil
    }
    entry.pointee.load_state = { state in
      guard let text = carob_utf8(state) else { return }
      // SAFETY: the bytes end with NUL, and last as long as the string, during this call.
      let state = String(cString: text)
      _ = PluginModule.raising { try PluginModule.plugin?.loadState(state) }
    }
    entry.pointee.unload = { PluginModule.plugin?.unload() }
    carob_kit_set_entry(entry)
  }

  /// Runs a function of the plugin. An error becomes the pending error, which the host reports.
  private static func raising(_ body: () throws -> Void) -> Bool {
    do {
      try body()
      return true
    } catch {
      PluginFailure(error).raise()
      return false
    }
  }

  /// Copies a string for the life of the module; null for an empty one.
  private static func lasting(_ string: String) -> UnsafePointer<CChar>? {
    string.isEmpty ? nil : UnsafePointer(strdup(string))
  }

  /// Copies a list of strings, ended by null.
  private static func lasting(_ strings: [String]) -> UnsafePointer<UnsafePointer<CChar>?>? {
    let list = UnsafeMutableBufferPointer<UnsafePointer<CChar>?>.allocate(
      capacity: strings.count + 1)
    _ = list.initialize(from: strings.map(lasting) + [nil])
    return UnsafePointer(list.baseAddress)
  }
}
