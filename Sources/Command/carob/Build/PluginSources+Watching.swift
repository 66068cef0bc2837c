import CarobScreens
import Foundation

extension PluginSources {
  private static let endingsOfIncluded = endingsOfHeaders + ["pch", "modulemap"]
  private static let folderOfTargets = "Sources"

  /// Warns when a folder has a source that is newer than its module, which is shown nevertheless.
  ///
  /// - Parameter argument: the user's argument. There is no warning for the name of a module, or for its path.
  static func warnIfNewer(than argument: String) {
    guard let plugin = try? PluginHost.path(for: argument),
      let module = try? PluginHost.file(for: plugin), module.hasPrefix(plugin),
      module != plugin, let built = modificationDate(of: module),
      let newer = watched(in: plugin).filter({ modificationDate(of: $0) ?? built > built }).min()
    else { return }
    let names = [newer, module].map { URL(fileURLWithPath: $0).lastPathComponent }
    let folder = ShellText.path(plugin)
    HeldWarnings.add(
      ScreenWarning(
        "\(names[0]) is newer than \(names[1]), which is shown; build it with carob build \(folder), "
          + "or at each change with carob show \(folder) --watch", about: plugin))
  }

  private static func modificationDate(of file: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
  }

  /// Returns the files from which the module of a folder is built: sources and headers, also in
  /// subfolders, `carob.json`, and everything in a package's `Sources`. Other and hidden files are ignored,
  /// because the plugin or the user may write them while the screen is shown.
  static func watched(in folder: String) -> [String] {
    let root = URL(fileURLWithPath: folder)
    guard
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    else { return [] }
    let targets = root.appendingPathComponent(folderOfTargets).path + "/"
    let isPackage = FileManager.default.fileExists(
      atPath: root.appendingPathComponent("Package.swift").path)
    return files.compactMap { $0 as? URL }.filter { file in
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else {
        return false
      }
      return isPackage && file.path.hasPrefix(targets)
        || (endings + endingsOfIncluded + ["swift"]).contains(file.pathExtension)
        || file.lastPathComponent == ProjectFile.fileName
    }.map(\.path)
  }
}
