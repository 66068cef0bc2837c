import CarobLibc
import Foundation

/// The resource files of a module.
enum PluginResources {
  /// Returns the path of a file in one of the folders; nil when it does not exist.
  static func file(named name: String, besides module: String) -> String? {
    if name.hasPrefix("/") { return exists(name) }
    // Most resources are next to the module, so usually its folder need not be listed.
    if let found = exists("\(folder(of: module))/\(name)") { return found }
    return folders(besides: module).lazy.compactMap { exists("\($0)/\(name)") }.first
  }

  /// Returns the folder of a module and SwiftPM's resource folders in it: `Package_Target.resources` with the
  /// module's name first as the target's, then as the package's.
  static func folders(besides module: String) -> [String] {
    let own = file(module).deletingPathExtension().lastPathComponent.dropFirst("lib".count)
    let directory = folder(of: module)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let resources = names.sorted().filter { $0.hasSuffix(".resources") }
    let ofTargets = resources.filter { $0.hasSuffix("_\(own).resources") }
    let ofPackage = resources.filter { $0.hasPrefix("\(own)_") }
    return [directory] + (ofTargets + ofPackage).map { "\(directory)/\($0)" }
  }

  private static func file(_ module: String) -> URL {
    URL(fileURLWithPath: StartFolder.path(of: module)).resolvingSymlinksInPath()
  }

  private static func folder(of module: String) -> String {
    file(module).deletingLastPathComponent().path
  }

  private static func exists(_ path: String) -> String? {
    FileManager.default.fileExists(atPath: path) ? path : nil
  }
}
