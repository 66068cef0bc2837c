import CarobLibc
import Foundation

struct NewPluginFolder {
  private static let advice = "pass another --directory"

  /// The folder, as the user wrote it.
  let path: String

  /// Writes the files, and makes the folder if necessary.
  ///
  /// - Parameter overwriting: whether the folder may contain files, which may be overwritten.
  /// - Throws: `CommandError` when the folder is not empty, or a file cannot be written.
  func write(_ files: [NewFile], overwriting: Bool) throws(CommandError) {
    try refuseContents(overwriting: overwriting)
    for file in files {
      let name = "\(path)/\(file.path)"
      let folder = String(name[..<(name.lastIndex(of: "/") ?? name.endIndex)])
      try FileSystem.makeFolder(folder, advice: Self.advice)
      try FileSystem.write(file.bytes, to: name, advice: Self.advice)
    }
  }

  /// Refuses a folder that is not empty, unless files may be overwritten.
  func refuseContents(overwriting: Bool) throws(CommandError) {
    guard let kind = FileKind(path) else { return }
    guard kind == .directory else {
      throw CommandError(.cannotCreate, "\(path): is a file; \(Self.advice)")
    }
    if overwriting { return }
    // Writing to a folder that cannot be listed fails later, with the reason.
    let contents = try? FileManager.default.contentsOfDirectory(atPath: path)
    if contents?.isEmpty == false {
      throw CommandError(
        .cannotCreate,
        "\(path): is not empty; \(Self.advice), or --force to write over files in it")
    }
  }
}
