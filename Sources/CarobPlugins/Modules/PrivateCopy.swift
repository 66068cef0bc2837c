import Foundation

/// A copy of a module under a name that was never used, which goes with this value.
///
/// The dynamic linker takes a name that it knows for the module that it has, even when the file is another one by
/// now; and a file that is written over while it is mapped ends the process. Once the copy is open its file is not
/// needed any more.
final class PrivateCopy {
  /// The copy.
  let path: String
  private let directory: URL

  /// Copies a file into a folder of its own.
  ///
  /// - Throws: `PluginError` when the file is no shared object, or the copy cannot be written.
  init(of original: String) throws(PluginError) {
    _ = try ELFFile(path: original)
    let files = FileManager.default
    directory = files.temporaryDirectory.appendingPathComponent("carob-\(UUID().uuidString)")
    let source = URL(fileURLWithPath: original).resolvingSymlinksInPath()
    let copy = directory.appendingPathComponent(source.lastPathComponent)
    path = copy.path
    do {
      // Nobody else may put a file there.
      try files.createDirectory(
        at: directory, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      try files.copyItem(at: source, to: copy)
    } catch {
      try? files.removeItem(at: directory)
      throw .uncopied(original, "\(error.localizedDescription)")
    }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }
}
