import CCarob
import Foundation

extension HostExtension {
  /// `carob.host/1`: the name, version and extensions of the host, and paths of the plugin.
  static func hostInformation(besides others: [HostExtension]) -> HostExtension {
    let identifier: StaticString = "carob.host/1"
    var functions = carob_host_extension()
    functions.size = MemoryLayout<carob_host_extension>.size
    functions.name = UnsafePointer(strdup(ProcessInfo.processInfo.processName))
    functions.version = CarobVersion.string.cString
    functions.extensions = list(
      ([identifier] + others.map(\.identifier)).sorted { $0.description < $1.description })
    functions.plugin_path = { plugin in
      ModuleTable.module(ofHost: plugin).map { UnsafePointer($0.cPath) }
    }
    functions.copy_resource_path = { plugin, name in
      // SAFETY: a string that ends with NUL, or null.
      guard let module = ModuleTable.module(ofHost: plugin), let name,
        let name = String(validatingCString: name),
        let file = PluginResources.file(named: name, besides: module.path)
      else { return nil }
      return strdup(file)
    }
    return HostExtension(identifier, functions)
  }

  /// Returns a list for C that ends with null and is never freed.
  private static func list(
    _ identifiers: [StaticString]
  ) -> UnsafePointer<UnsafePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafePointer<CChar>?>.allocate(capacity: identifiers.count + 1)
    // SAFETY: the memory has room for the elements and the end.
    list.initialize(repeating: nil, count: identifiers.count + 1)
    for (index, identifier) in identifiers.enumerated() { list[index] = identifier.cString }
    return UnsafePointer(list)
  }
}
