import CCarob
import CarobLibc

/// A shared object in this process. It must be closed explicitly, because its code may be running.
final class DynamicLibrary: Sendable {
  /// The linker's handle, which identifies the module while it is open, however often it was opened.
  let identity: UInt

  /// The path of the file that was opened.
  let path: String

  /// Whether it is the process's own program.
  let isProgram: Bool

  /// The addresses of the mapped module.
  let code: Range<UInt>

  /// The libraries that the file finds beside it, with their states when it was copied; nil for a file that is no copy.
  var siblings: SiblingLibraries? { copy?.libraries }

  /// The copy of the file, if it is removed after closing.
  private let copy: PrivateCopy?

  /// Opens a file, binds all of its symbols at once, and hides them from others.
  ///
  /// Runs the file's constructors.
  ///
  /// - Parameters:
  ///   - copy: the file, if it is a copy to remove after closing.
  ///   - register: called before the constructors run, if the module is in Objective-C and finds this host.
  /// - Returns: the library; the one that `register` got, if it was called.
  /// - Throws: `PluginError` when the linker refuses it.
  static func open(
    _ file: ModuleFile, copy: PrivateCopy? = nil,
    beforeConstructors register: (DynamicLibrary, ModuleOpening.Glue) -> Void = { _, _ in }
  ) throws(PluginError) -> DynamicLibrary {
    let path = file.path
    var early: DynamicLibrary?
    let handle = ModuleOpening.offering { glue in
      guard early == nil, let library = opening(path, copy) else {
        return ModuleOpening.offerAlways(to: glue)
      }
      // Another module may ask: a library that this one needs.
      guard library.holds(glue, bytes: MemoryLayout<carob_objc_glue>.size) else {
        library.close()
        return ModuleOpening.offerAlways(to: glue)
      }
      early = library
      register(library, glue)
    } during: {
      // SAFETY: both arguments are plain values; what the file's constructors do is the file's affair.
      dlopen(StartFolder.path(of: path), RTLD_NOW | RTLD_LOCAL)
    }
    guard let handle else { throw .linkerRefused(path, lastError()) }
    if let early {
      // It has a reference of its own.
      dlclose(handle)
      return early
    }
    guard let library = DynamicLibrary(handle, copy, path: path) else {
      dlclose(handle)
      throw .linkerRefused(path, "it does not say where the module is")
    }
    return library
  }

  /// The library of a file whose constructors are running or will run.
  private static func opening(_ path: String, _ copy: PrivateCopy?) -> DynamicLibrary? {
    // SAFETY: plain values; the file is mapped already, so that this runs no code of it.
    guard let handle = dlopen(StartFolder.path(of: path), RTLD_NOW | RTLD_NOLOAD) else {
      return nil
    }
    if let library = DynamicLibrary(handle, copy, path: path) { return library }
    dlclose(handle)
    return nil
  }

  /// The library or program with an address, which stays open; nil when the linker does not tell.
  convenience init?(with address: UnsafeRawPointer) {
    var name: UnsafePointer<CChar>?
    // SAFETY: the address is only compared; the name is copied at once.
    guard let handle = carob_open_module(UInt(bitPattern: address), &name) else { return nil }
    self.init(
      handle, nil, path: name.map { String(cString: $0) } ?? Self.program, isProgram: name == nil)
  }

  /// The path of the program.
  private static var program: String {
    // SAFETY: without a buffer `realpath` allocates one, which is freed here.
    guard let path = realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
    defer { free(path) }
    return String(cString: path)
  }

  private init?(
    _ handle: UnsafeMutableRawPointer, _ copy: PrivateCopy?, path: String, isProgram: Bool = false
  ) {
    var range = carob_module_range()
    // SAFETY: the caller opened the handle, and does not use it once it was closed.
    guard carob_find_opened_module(handle, &range) else { return nil }
    identity = UInt(bitPattern: handle)
    code = range.first..<range.end
    self.copy = copy
    self.path = path
    self.isProgram = isProgram
  }

  /// Returns the address of a symbol that the module itself exports.
  func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    found(name).flatMap { code.contains(UInt(bitPattern: $0)) ? $0 : nil }
  }

  /// Returns whether a needed library exports a symbol that the module does not.
  func needsLibrary(exporting name: String) -> Bool { found(name) != nil && symbol(name) == nil }

  /// Returns whether the bytes of a structure are in the module.
  func holds<Structure>(_ address: UnsafePointer<Structure>, bytes: Int) -> Bool {
    let first = UInt(bitPattern: address)
    return first % UInt(MemoryLayout<Structure>.alignment) == 0 && code.contains(first)
      && UInt(bytes) <= code.upperBound - first
  }

  /// Unloads the file, unless it was opened elsewhere, too.
  ///
  /// - Precondition: it is closed once, and not used afterwards.
  func close() {
    // SAFETY: the handle was opened for this object, and is closed once.
    if let handle { dlclose(handle) }
    if !isMapped { copy?.remove() }
  }

  /// Whether the module is still mapped after closing.
  var isMapped: Bool {
    var range = carob_module_range()
    // Another module of a different size may be at its address by now.
    // SAFETY: the address is only compared, and the range is this function's own.
    return carob_find_module(code.lowerBound, &range) && range.first..<range.end == code
  }

  private var handle: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: identity) }

  /// Finds a symbol of the module or of a library that it needs.
  private func found(_ name: String) -> UnsafeMutableRawPointer? {
    // SAFETY: the handle is open as long as this value is asked for symbols.
    handle.flatMap { dlsym($0, name) }
  }

  /// Returns the linker's message about the last failure.
  private static func lastError() -> String {
    // SAFETY: the text is the linker's, valid until this thread's next call; it is copied at once.
    dlerror().map { String(cString: $0) } ?? "unknown error"
  }
}
