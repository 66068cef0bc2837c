import CarobLibc
import Foundation

/// Files that come with a module.
enum PluginResources {
  /// An existing file in one of the folders.
  static func file(named name: String, besides module: String) -> String? {
    if name.hasPrefix("/") { return exists(name) }
    // Most files are beside the module, whose folder need not be listed then.
    if let found = exists("\(folder(of: module))/\(name)") { return found }
    return folders(besides: module).lazy.compactMap { exists("\($0)/\(name)") }.first
  }

  /// The folder of a module, and the resource folders that SwiftPM lays beside it: `Package_Target.resources` with the
  /// module's name as the target's, then with it as the package's.
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
