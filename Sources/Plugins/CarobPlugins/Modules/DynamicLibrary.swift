import CCarob
import CarobLibc

/// A shared object in this process. Closing it is explicit, because code of it may be running.
final class DynamicLibrary: Sendable {
  /// A number that stands for the module as long as it is open, however often it was opened: the linker's handle.
  let identity: UInt

  /// Where it is mapped.
  let code: Range<UInt>

  /// The file, when it is a copy that goes with this value.
  private let copy: PrivateCopy?

  /// Opens a file with all symbols bound at once and none of them visible to others.
  ///
  /// Runs the file's constructors.
  ///
  /// - Parameter copy: the file, when it is to go once it is closed.
  /// - Throws: `PluginError` when the linker refuses it.
  init(_ file: ModuleFile, copy: PrivateCopy? = nil) throws(PluginError) {
    self.copy = copy
    let path = file.path
    // SAFETY: both arguments are plain values; what the file's constructors do is the file's affair.
    guard let handle = dlopen(StartFolder.path(of: path), RTLD_NOW | RTLD_LOCAL) else {
      throw .linkerRefused(path, Self.lastError())
    }
    var range = carob_module_range()
    // SAFETY: the handle was opened above, and is used no more once it was closed.
    guard carob_find_opened_module(handle, &range) else {
      dlclose(handle)
      throw .linkerRefused(path, "it does not say where the module is")
    }
    identity = UInt(bitPattern: handle)
    code = range.first..<range.end
  }

  /// The address of a symbol that the module itself exports, or nil.
  func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    found(name).flatMap { code.contains(UInt(bitPattern: $0)) ? $0 : nil }
  }

  /// Whether a library that the module needs exports a symbol, and the module does not.
  func needsLibrary(exporting name: String) -> Bool { found(name) != nil && symbol(name) == nil }

  /// Whether so many bytes of a structure are the module's.
  func holds<Structure>(_ address: UnsafePointer<Structure>, bytes: Int) -> Bool {
    let first = UInt(bitPattern: address)
    return first % UInt(MemoryLayout<Structure>.alignment) == 0 && code.contains(first)
      && UInt(bytes) <= code.upperBound - first
  }

  /// Unloads the file, unless others have it open too.
  ///
  /// - Precondition: it was not closed before, and nobody asks it for a symbol afterwards.
  func close() {
    // SAFETY: the handle was opened by `init`, and is closed once.
    if let handle { dlclose(handle) }
    if !isMapped { copy?.remove() }
  }

  /// Whether the module is mapped still, after it was closed.
  var isMapped: Bool {
    var range = carob_module_range()
    // Another one may be in its place by now, and be larger or smaller.
    // SAFETY: the address is only compared, and the range is this function's own.
    return carob_find_module(code.lowerBound, &range) && range.first..<range.end == code
  }

  private var handle: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: identity) }

  /// A symbol of the module, or of a library that it needs.
  private func found(_ name: String) -> UnsafeMutableRawPointer? {
    // SAFETY: the handle is open as long as this value is asked for symbols.
    handle.flatMap { dlsym($0, name) }
  }

  /// The linker's own words for what just failed; the only place that reads them.
  private static func lastError() -> String {
    // SAFETY: the text is the linker's, valid until this thread's next call; it is copied at once.
    dlerror().map { String(cString: $0) } ?? "unknown error"
  }
}
