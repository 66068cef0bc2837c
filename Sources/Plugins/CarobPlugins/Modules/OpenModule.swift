import CCarob
import CarobRuntime
import Logging
import CarobLibc

/// The open module of a plugin, with its entry, descriptor, owner and logger.
///
/// Open and close it on the main thread; other threads may read its properties.
final class OpenModule: Sendable {
  /// The path that was requested. The open file may be a copy.
  let path: String
  /// The path for C, during the life of this object.
  // SAFETY: written before anybody sees it, and freed by `deinit`.
  nonisolated(unsafe) let cPath: UnsafeMutablePointer<CChar>
  // SAFETY: constant; its pointers are followed while the module is open.
  nonisolated(unsafe) let entry: PluginEntry
  let descriptor: PluginDescriptor
  /// The owner of everything that the plugin registers.
  let owner: RegistrationOwner
  let logger: Logger

  /// The `main` of an app; nil for other plugins.
  let main: Main?

  private let library: DynamicLibrary
  private let isInSwift: Bool

  /// The type of `main` in C.
  typealias Main =
    @convention(c) (CInt, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt

  /// Whether `close` can unmap the module, unless the linker was told to keep it.
  var canBeClosed: Bool { !isInSwift }

  /// Whether the plugin has a function that makes it ready to be unloaded.
  var canPrepare: Bool { entry.fields.prepare_to_unload != nil }

  /// The libraries that it finds beside its file; nil when it was not copied.
  var siblings: SiblingLibraries? { library.siblings }

  /// The addresses of the mapped module.
  var code: Range<UInt> { library.code }

  /// Opens a file, which runs its constructors, and reads its entry. Calls nothing else of the plugin.
  ///
  /// - Parameters:
  ///   - copying: whether to open a private copy, which cannot be overwritten. A Swift
  ///     module with the same contents is not opened again.
  ///   - use: called with the open module, once: before its constructors run, if it is in Objective-C and
  ///     finds this host, else afterwards.
  /// - Throws: `PluginError`, after closing the module. `use` was not called then.
  static func open(
    path: String, copying: Bool, use: (_ module: OpenModule, _ isOpening: Bool) -> Void
  ) throws(PluginError) -> OpenModule {
    var early: Result<OpenModule, PluginError>?
    let (library, isInSwift) = try opened(path, copying) { library, glue in
      do throws(PluginError) {
        let module = try OpenModule(library, isInSwift: false, path: path)
        early = .success(module)
        use(module, true)
      } catch {
        early = .failure(error)
        // The constructors run nevertheless.
        if let records = glue.pointee.records {
          ObjectiveCModule.clearReferences(in: records)
        }
      }
    }
    if case .success(let module)? = early { return module }
    do throws(PluginError) {
      if case .failure(let error)? = early { throw error }
      let module = try OpenModule(library, isInSwift: isInSwift, path: path)
      use(module, false)
      return module
    } catch {
      if !isInSwift { library.close() }
      throw error
    }
  }

  private convenience init(
    _ library: DynamicLibrary, isInSwift: Bool, path: String
  ) throws(PluginError) {
    let entry = try PluginEntry(library, path: path)
    self.init(
      library, isInSwift: isInSwift, path: path, entry,
      try PluginDescriptor(entry, path: path))
  }

  /// The module of a program, or of a library that it is linked with, which is being opened and stays open.
  convenience init(linked library: DynamicLibrary, _ glue: ModuleOpening.Glue) throws(PluginError) {
    self.init(
      library, isInSwift: false, path: library.path, try PluginEntry(library, linked: glue),
      PluginDescriptor(linkedFrom: library.path), library.isProgram ? .program : .library)
  }

  private init(
    _ library: DynamicLibrary, isInSwift: Bool, path: String, _ entry: PluginEntry,
    _ descriptor: PluginDescriptor, _ kind: OwnedModule.Kind = .plugin
  ) {
    self.library = library
    self.isInSwift = isInSwift
    self.entry = entry
    self.descriptor = descriptor
    // SAFETY: the ABI says that the symbol of this name is such a function.
    main = library.symbol("carob_plugin_main").map { unsafeBitCast($0, to: Main.self) }
    self.path = path
    guard let cPath = strdup(path) else { fatalError("out of memory for a path") }
    self.cPath = cPath
    owner = RegistrationOwner(
      name: descriptor.name,
      module: OwnedModule(
        kind, path: path, identifier: descriptor.identifier, version: descriptor.version,
        principalClass: descriptor.principalClass,
        resourceFolders: { PluginResources.folders(besides: path) }))
    var logger = Logger(label: descriptor.identifier)
    logger[metadataKey: "plugin"] = "\(descriptor.name)"
    self.logger = logger
  }

  deinit { free(cPath) }

  /// Closes the module if possible. Its code must not be needed any more.
  ///
  /// - Returns: a clause that says why it is still mapped; nil when it is not.
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

  private static func opened(
    _ path: String, _ copying: Bool,
    beforeConstructors register: (DynamicLibrary, ModuleOpening.Glue) -> Void
  ) throws(PluginError) -> Opened {
    let copy = copying ? try PrivateCopy(of: path) : nil
    do throws(PluginError) {
      let file = try checkedFile(copy?.path ?? path)
      if !file.isInSwift {
        return (
          try DynamicLibrary.open(file, copy: copy, beforeConstructors: register), false
        )
      }
      guard let copy else { return (try ModuleTable.openForGood(file), true) }
      return (try ModuleTable.openForGood(file, copy), true)
    } catch {
      throw copy.map { error.about(path, insteadOf: $0.path) } ?? error
    }
  }

  /// Checks that the dynamic linker may open a file.
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
