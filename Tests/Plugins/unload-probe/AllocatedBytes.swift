import CarobLibc

/// Asks the C library's allocator how much is allocated.
struct AllocatedBytes {
  private let read: @convention(c) () -> UInt64

  /// Nil when the module does not have the function.
  init?(module: String) {
    guard let handle = dlopen(module, RTLD_NOW), let symbol = dlsym(handle, "carob_allocated_bytes")
    else { return nil }
    // SAFETY: `allocated_bytes.c` defines a function of this type under that name.
    read = unsafeBitCast(symbol, to: (@convention(c) () -> UInt64).self)
  }

  var count: Int { Int(read()) }
}
