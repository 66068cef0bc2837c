import CarobLibc
import CarobRuntime
import Foundation

/// A copy of a module under a name that was never used, which goes with this value.
///
/// The dynamic linker takes a name that it knows for the module that it has, even when the file is another one by
/// now; and a file that is written over while it is mapped ends the process. The copy keeps its name as long as it is
/// mapped: there debuggers and backtraces look for its symbols.
final class PrivateCopy: Sendable {
  /// The copy.
  let path: String
  private let folder: URL

  /// Copies a file into a folder of its own.
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

  /// Takes its name away, before the value goes.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
