import CCarob

/// What the dynamic linker says of the modules of the process.
enum LoadedModule {
  /// Whether the bytes lie in one module. Also true outside of all modules, where the end is not known.
  ///
  /// - Complexity: O(modules of the process).
  static func holds(_ first: UnsafeRawPointer, bytes: Int) -> Bool {
    let address = UInt(bitPattern: first)
    var module = carob_module_range()
    return !carob_find_module(address, &module) || UInt(bitPattern: bytes) <= module.end - address
  }
}
