import CarobLibc
import Foundation

/// The sources, headers, prefix headers and data in a folder and its subfolders, sorted. Hidden folders are left out, links to
/// folders are not followed, and a subfolder with a `carob.json` is another project.
struct SourceTree {
  let folder: String
  /// Paths relative to the folder.
  private(set) var sources: [String] = []
  private(set) var headers: [String] = []
  private(set) var prefixHeaders: [String] = []
  /// Files of the kinds that programs ask their bundle for.
  private(set) var data: [String] = []
  /// The number of files in Swift, which are none of the sources. The manifest of a package is not counted.
  private(set) var filesInSwift = 0

  private static let endingsOfData: Set = [
    "csv", "gif", "html", "jpeg", "jpg", "json", "plist", "png", "strings", "txt", "xml",
  ]

  /// Reads a folder.
  ///
  /// - Throws: `CommandError` when the folder or one below it cannot be read.
  init(_ folder: String) throws(CommandError) {
    self.folder = folder
    try read("")
  }

  private mutating func read(_ below: String) throws(CommandError) {
    for name in try PluginSources.contents(of: below.isEmpty ? folder : "\(folder)/\(below)")
      .sorted()
    {
      guard !name.hasPrefix(".") else { continue }
      let path = "\(below)\(name)"
      let ending = URL(fileURLWithPath: name).pathExtension
      if FileKind("\(folder)/\(path)") == .directory {
        if FileKind.isLink("\(folder)/\(path)") { continue }
        if ProjectFile.exists(in: "\(folder)/\(path)") { continue }
        try read("\(path)/")
      } else if PluginSources.isSource(name) {
        sources.append(path)
      } else if PluginSources.endingsOfHeaders.contains(ending) {
        headers.append(path)
      } else if name.hasSuffix(".pch") {
        prefixHeaders.append(path)
      } else if ending == "swift", name != "Package.swift", !name.hasPrefix("Package@") {
        filesInSwift += 1
      } else if Self.endingsOfData.contains(ending.lowercased()) {
        data.append(path)
      }
    }
  }

  /// The folders with headers, as paths for the compiler; the nearest to the top first.
  var foldersOfHeaders: [String] {
    let folders = Set(headers.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    return folders.sorted {
      ($0.split(separator: "/").count, $0) < ($1.split(separator: "/").count, $1)
    }
    .map { $0.isEmpty ? folder : "\(folder)/\($0)" }
  }
}
