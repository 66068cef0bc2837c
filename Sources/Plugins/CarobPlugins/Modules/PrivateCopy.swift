import CarobLibc
import CarobRuntime
import Foundation

/// A copy of a module with a unique path, removed with this object.
///
/// The dynamic linker identifies modules by their path, even if the file has changed, and a mapped
/// file that is overwritten ends the process. The copy keeps its path while it is mapped, because
/// debuggers and backtraces read its symbols. Links beside it lead to the libraries that the original finds by `$ORIGIN`.
final class PrivateCopy: Sendable {
  let path: String
  /// The libraries that it finds beside the original.
  let libraries: SiblingLibraries
  private let folder: URL

  /// Copies a file to a new folder.
  ///
  /// - Throws: `PluginError` when the file is no shared object, or the copy cannot be written.
  init(of original: String) throws(PluginError) {
    let file = try ModuleFile(path: original)
    let source = URL(fileURLWithPath: StartFolder.path(of: original)).resolvingSymlinksInPath()
    do {
      folder = try CopyFolder.ofThisProcess().url.appendingPathComponent(UUID().uuidString)
    } catch {
      throw .uncopied(original, "\(error.localizedDescription)")
    }
    libraries = SiblingLibraries(of: file)
    // The links to libraries in folders above are in the copy's own folder, too.
    let place = (0..<libraries.depth).reduce(folder) { place, _ in
      place.appendingPathComponent("module")
    }
    let copy = place.appendingPathComponent(source.lastPathComponent)
    path = copy.path
    do {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: source, to: copy)
      try libraries.link(besides: place)
    } catch {
      remove()
      throw .uncopied(original, "\(error.localizedDescription)")
    }
  }

  deinit { remove() }

  /// Removes the copy early.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
