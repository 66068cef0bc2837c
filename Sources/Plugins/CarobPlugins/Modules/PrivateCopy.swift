import CarobLibc
import CarobRuntime
import Foundation

/// A copy of a module with a unique path, removed with this object.
///
/// The dynamic linker identifies modules by their path, even if the file has changed, and a mapped
/// file that is overwritten ends the process. The copy keeps its path while it is mapped, because
/// debuggers and backtraces read its symbols.
final class PrivateCopy: Sendable {
  let path: String
  private let folder: URL

  /// Copies a file to a new folder.
  ///
  /// - Throws: `PluginError` when the file is no shared object, or the copy cannot be written.
  init(of original: String) throws(PluginError) {
    _ = try ModuleFile(path: original)
    let source = URL(fileURLWithPath: StartFolder.path(of: original)).resolvingSymlinksInPath()
    do {
      folder = try CopyFolder.ofThisProcess().url.appendingPathComponent(UUID().uuidString)
    } catch {
      throw .uncopied(original, "\(error.localizedDescription)")
    }
    let copy = folder.appendingPathComponent(source.lastPathComponent)
    path = copy.path
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try FileManager.default.copyItem(at: source, to: copy)
    } catch {
      remove()
      throw .uncopied(original, "\(error.localizedDescription)")
    }
  }

  deinit { remove() }

  /// Removes the copy early.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
