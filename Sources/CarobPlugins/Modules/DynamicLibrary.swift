#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A shared object in this process. Closing it is explicit, because code of it may be running.
final class DynamicLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Opens a file with all symbols bound at once and none of them visible to others.
  ///
  /// Runs the file's constructors.
  ///
  /// - Throws: `PluginError` when the file is missing or no shared object, or the linker refuses it.
  init(path: String) throws(PluginError) {
    _ = try ELFFile(path: path)
    // SAFETY: both arguments are plain values; what the file's constructors do is the file's affair.
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .linkerRefused(path, Self.lastError())
    }
    self.handle = handle
  }

  /// A number that stands for the module as long as it is open, however often it was opened.
  var identity: UInt { UInt(bitPattern: handle) }

  /// The address of an exported symbol, or nil.
  func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    // SAFETY: the handle is open as long as this value.
    dlsym(handle, name)
  }

  /// Unloads the file, unless others have it open too.
  ///
  /// - Precondition: it was not closed before, and nobody asks it for a symbol afterwards.
  func close() {
    // SAFETY: the handle was opened by `init`, and is closed once.
    dlclose(handle)
  }

  /// The linker's own words for what just failed; the only place that reads them.
  private static func lastError() -> String {
    // SAFETY: the text is the linker's, valid until this thread's next call; it is copied at once.
    dlerror().map { String(cString: $0) } ?? "unknown error"
  }
}
