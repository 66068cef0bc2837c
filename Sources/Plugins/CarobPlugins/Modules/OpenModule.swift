import CCarob
import CarobRuntime
import Logging
import CarobLibc

/// The module of a plugin, open: its entry and descriptor, the owner of what it registers, and its logger.
///
/// It is opened and closed on the main thread; its properties may be read on any.
final class OpenModule: Sendable {
  /// The file that was asked for. What was opened may be a copy of it.
  let path: String
  /// The same for C, as long as this value is there.
  // SAFETY: written before anybody sees it, and freed by `deinit`.
  nonisolated(unsafe) let cPath: UnsafeMutablePointer<CChar>
  // SAFETY: constant; its pointers are followed while the module is open.
  nonisolated(unsafe) let entry: PluginEntry
  let descriptor: PluginDescriptor
  /// The owner of its classes, methods and everything else that it registers.
  let owner: RegistrationOwner
  /// Where its messages go.
  let logger: Logger

  /// The `main` of an app; nil for a plugin that is none.
  let main: Main?

  private let library: DynamicLibrary
  private let isInSwift: Bool

  /// A `main` in C.
  typealias Main =
    @convention(c) (CInt, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt

  /// Whether it is closed by `close`, unless the linker was told to keep it.
  var canBeClosed: Bool { !isInSwift }

  /// Where it is mapped.
  var code: Range<UInt> { library.code }

  /// Opens a file, which runs its constructors, and reads its entry. Nothing of the plugin is called.
  ///
  /// - Parameter copying: whether to open a copy that nobody can write over. One in Swift that was opened before is
  ///   not opened again.
  /// - Throws: `PluginError`; the module is closed then.
  init(path: String, copying: Bool) throws(PluginError) {
    (library, isInSwift) = copying ? try Self.openCopy(of: path) : try Self.open(path)
    do throws(PluginError) {
      entry = try PluginEntry(library, path: path)
      descriptor = try PluginDescriptor(entry, path: path)
    } catch {
      if !isInSwift { library.close() }
      throw error
    }
    // SAFETY: the ABI says that the symbol of this name is such a function.
    main = library.symbol("carob_plugin_main").map { unsafeBitCast($0, to: Main.self) }
    self.path = path
    guard let cPath = strdup(path) else { fatalError("out of memory for a path") }
    self.cPath = cPath
    owner = RegistrationOwner(
      name: descriptor.name,
      module: OwnedModule(
        path: path, identifier: descriptor.identifier, version: descriptor.version,
        principalClass: descriptor.principalClass,
        resourceFolders: { PluginResources.folders(besides: path) }))
    var logger = Logger(label: descriptor.identifier)
    logger[metadataKey: "plugin"] = "\(descriptor.name)"
    self.logger = logger
  }

  deinit { free(cPath) }

  /// Closes it, unless that is impossible. Its code must not be needed any more.
  ///
  /// - Returns: why it is mapped all the same, as a clause; nil when it is gone.
  func close() -> String? {
    if isInSwift { return "it is written in Swift, whose runtime cannot forget a module" }
    library.close()
    if library.isMapped {
      return "the dynamic linker keeps it, as others have it open or it was linked with -z nodelete"
    }
    owner.letGoOfLiterals()
    return nil
  }

  private typealias Opened = (library: DynamicLibrary, isInSwift: Bool)

  private static func open(_ path: String) throws(PluginError) -> Opened {
    let file = try checkedFile(path)
    return (
      file.isInSwift ? try ModuleTable.openForGood(file) : try DynamicLibrary(file), file.isInSwift
    )
  }

  private static func openCopy(of path: String) throws(PluginError) -> Opened {
    let copy = try PrivateCopy(of: path)
    do throws(PluginError) {
      let file = try checkedFile(copy.path)
      if !file.isInSwift { return (try DynamicLibrary(file, copy: copy), false) }
      return (try ModuleTable.openForGood(file, copy), true)
    } catch {
      throw error.about(path, insteadOf: copy.path)
    }
  }

  /// A file that the dynamic linker may open.
  private static func checkedFile(_ path: String) throws(PluginError) -> ModuleFile {
    let file = try ModuleFile(path: path)
    let linkage = file.linkage
    if let library = linkage.libraries.first(where: LinkerAdvice.comesTooLate) {
      throw .needsSanitizer(path, library)
    }
    try linkage.check()
    return file
  }
}
