import Foundation

/// Files that come with a module.
enum PluginResources {
  /// An existing file beside a module, or in the resource folder that SwiftPM lays beside it
  /// (`Package_Target.resources` for `libTarget.so`).
  static func file(named name: String, besides module: String) -> String? {
    if name.hasPrefix("/") { return exists(name) }
    let url = URL(fileURLWithPath: module).resolvingSymlinksInPath()
    let directory = url.deletingLastPathComponent()
    if let found = exists(directory.appendingPathComponent(name).path) { return found }
    let target = url.deletingPathExtension().lastPathComponent.dropFirst("lib".count)
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    for folder in folders.sorted() where folder.hasSuffix("_\(target).resources") {
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
