import CarobRuntime

/// A plugin's module while it is open, with what it says of itself. [main-thread]
final class OpenModule {
  /// The file that was asked for. What was opened may be a copy of it.
  let path: String
  let entry: PluginEntry
  let descriptor: PluginDescriptor

  private let library: DynamicLibrary
  /// Why it can never be closed; nil when it can.
  private let permanence: String?

  /// Whether it is closed by `close`, unless the linker was told to keep it.
  var canBeClosed: Bool { permanence == nil }

  /// Where it is mapped.
  var code: Range<UInt> { library.code }

  /// Opens a file, which runs its constructors, and reads its entry. Nothing of the plugin is called.
  ///
  /// - Parameter copying: whether to open a copy that nobody can write over. One in Swift that was opened before is
  ///   not opened again.
  /// - Throws: `PluginError`; the module is closed then.
  init(path: String, copying: Bool) throws(PluginError) {
    self.path = path
    (library, permanence) = copying ? try Self.openCopy(of: path) : try Self.openFile(path)
    do throws(PluginError) {
      entry = try PluginEntry(library, path: path)
      descriptor = try PluginDescriptor(entry.fields, path: path)
    } catch {
      if permanence == nil { library.close() }
      throw error
    }
  }

  /// Closes it, unless that is impossible. Its code must not be needed any more.
  ///
  /// - Returns: why it is mapped all the same; nil when it is gone.
  func close() -> String? {
    if let permanence { return permanence }
    library.close()
    return library.isMapped
      ? "the dynamic linker keeps it, as others have it open or it was linked with -z nodelete"
      : nil
  }

  private typealias Opened = (library: DynamicLibrary, permanence: String?)

  private static func openFile(_ path: String) throws(PluginError) -> Opened {
    // Before anything else reads it: a pipe would wait.
    _ = try ELFFile(path: path)
    return SwiftSections.areIn(path)
      ? (try PermanentModules.open(path), PermanentModules.reason)
      : (try DynamicLibrary(path: path), nil)
  }

  private static func openCopy(of path: String) throws(PluginError) -> Opened {
    let copy = try PrivateCopy(of: path)
    do throws(PluginError) {
      return SwiftSections.areIn(copy.path)
        ? (try PermanentModules.open(copy), PermanentModules.reason)
        : (try DynamicLibrary(path: copy.path), nil)
    } catch {
      throw error.about(path, insteadOf: copy.path)
    }
  }
}
