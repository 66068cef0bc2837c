import Foundation

extension PluginSources {
  private static let endingsOfIncluded = ["h", "hh", "hpp", "hxx", "inc", "def", "modulemap"]
  private static let folderOfTargets = "Sources"

  /// The files that the module of a folder is built from: sources and headers, also those in folders below it, and everything in a
  /// package's `Sources`. Those that are hidden do not count, nor does what else lies there: the plugin or the user may
  /// write it while the screen is shown.
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
    }.map(\.path)
  }
}
