import Foundation

/// The folder that a new plugin is written to.
struct NewPluginFolder {
  private static let advice = "pass another --directory"

  /// As the user wrote it.
  let path: String

  /// Writes the files, and the folder if it is not there.
  ///
  /// - Parameter overwriting: whether files may be written over, and beside others.
  /// - Throws: `CommandError` when the folder has something in it already, or a file cannot be written.
  func write(_ files: [NewFile], overwriting: Bool) throws(CommandError) {
    try refuseContents(overwriting: overwriting)
    for file in files {
      let name = "\(path)/\(file.path)"
      let folder = String(name[..<(name.lastIndex(of: "/") ?? name.endIndex)])
      try FileSystem.makeFolder(folder, advice: Self.advice)
      try FileSystem.write(file.bytes, to: name, advice: Self.advice)
    }
  }

  /// Refuses a folder that has something in it already, unless files may be written over.
  func refuseContents(overwriting: Bool) throws(CommandError) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else { return }
    guard isDirectory.boolValue else {
      throw CommandError(.cannotCreate, "\(path): is a file; \(Self.advice)")
    }
    if overwriting { return }
    // What cannot be listed cannot be written to, which says why.
    let contents = try? FileManager.default.contentsOfDirectory(atPath: path)
    if contents?.isEmpty == false {
      throw CommandError(
        .cannotCreate,
        "\(path): is not empty; \(Self.advice), or --force to write over files in it")
    }
  }
}
