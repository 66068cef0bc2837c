import Foundation

/// Files that come with a module.
enum PluginResources {
  /// An existing file beside a module, or in a resource folder that SwiftPM lays beside it: `Package_Target.resources`
  /// with the module's name as the target's, or else as the package's.
  static func file(named name: String, besides module: String) -> String? {
    if name.hasPrefix("/") { return exists(name) }
    let url = URL(fileURLWithPath: module).resolvingSymlinksInPath()
    let directory = url.deletingLastPathComponent()
    if let found = exists(directory.appendingPathComponent(name).path) { return found }
    let own = url.deletingPathExtension().lastPathComponent.dropFirst("lib".count)
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    let resources = folders.sorted().filter { $0.hasSuffix(".resources") }
    let ofTargets = resources.filter { $0.hasSuffix("_\(own).resources") }
    for folder in ofTargets + resources.filter({ $0.hasPrefix("\(own)_") }) {
      if let found = exists(directory.appendingPathComponent("\(folder)/\(name)").path) {
        return found
      }
    }
    return nil
  }

  private static func exists(_ path: String) -> String? {
    FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
