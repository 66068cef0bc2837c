#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A shared object in this process. Closing it is explicit, because code of it may be running.
struct DynamicLibrary: ~Copyable {
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

  /// The address of an exported symbol, or nil.
  func symbol(_ name: String) -> UnsafeMutableRawPointer? {
    // SAFETY: the handle is open as long as this value.
    dlsym(handle, name)
  }

  /// Unloads the file, unless others have it open too.
  consuming func close() {
    // SAFETY: the handle was opened by `init` and this value ends here.
    dlclose(handle)
  }

  /// The linker's own words for what just failed; the only place that reads them.
  private static func lastError() -> String {
    // SAFETY: the text is the linker's, valid until this thread's next call; it is copied at once.
    dlerror().map { String(cString: $0) } ?? "unknown error"
  }
}
