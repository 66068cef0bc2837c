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
    try Self.checkHeader(path)
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

  /// Looks at the file first, for better words than the linker's.
  private static func checkHeader(_ path: String) throws(PluginError) {
    guard let file = fopen(path, "rb") else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .noSuchFile(path) : .unreadable(path, String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    var magic: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    // SAFETY: `magic` has room for four bytes.
    guard fread(&magic, 1, 4, file) == 4 else {
      throw ferror(file) != 0 && errno == EISDIR
        ? .unreadable(path, "it is a directory") : .notShared(path)
    }
    guard magic == (0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F")) else {
      throw .notShared(path)
    }
  }
}
