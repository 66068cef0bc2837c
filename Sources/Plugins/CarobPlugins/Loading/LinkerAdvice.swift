import CarobLibc

/// Advice on modules that the dynamic linker refused, by the messages of glibc and musl.
enum LinkerAdvice {
  /// Returns the advice.
  ///
  /// - Parameter message: the linker's message.
  static func on(_ message: String) -> String {
    if let symbol = undefinedSymbol(in: message) { return advice(onUndefined: symbol) }
    if let library = missingSanitizer(in: message) { return preloading(library) }
    return causes.first { message.contains($0.words) }?.advice
      ?? "see what ldd -r says of it"
  }

  /// Returns advice to preload the library of a sanitizer.
  static func preloading(_ library: String) -> String {
    "run the command with LD_PRELOAD=$(\(library.hasPrefix("libclang_rt.") ? "clang" : "gcc") "
      + "-print-file-name=\(library))"
  }

  /// Returns whether a library is a sanitizer's that must be loaded first, and is not loaded.
  static func comesTooLate(_ library: String) -> Bool {
    let names = ["libasan", "liblsan", "libtsan", "libclang_rt.asan", "libclang_rt.tsan"]
    guard names.contains(where: library.hasPrefix) else { return false }
    // SAFETY: nothing is loaded; the handle is given back at once.
    guard let handle = dlopen(library, RTLD_LAZY | RTLD_NOLOAD) else { return true }
    dlclose(handle)
    return false
  }

  private static let causes: [(words: String, advice: String)] = [
    ("cannot open shared object file", missingLibrary),
    ("Error loading shared library", missingLibrary),
    (
      "static TLS",
      "compile what has the thread-local variables without -ftls-model=initial-exec, or have the library that has them "
        + "loaded first, with LD_PRELOAD"
    ),
    ("version `", "build it on this system, or on an older one"),
    ("executable stack", "link it with -Wl,-z,noexecstack"),
    ("relocation", "compile it with -fPIC"),
    ("ELFCLASS", "build it for this machine"),
    ("ot a dynamic executable", "link it with -shared"),
  ]

  private static let missingLibrary =
    "install that library, or name its folder when linking, with -Wl,-rpath, or in LD_LIBRARY_PATH"

  /// Only the compiler knows where clang's are.
  private static func missingSanitizer(in message: String) -> String? {
    message.prefixMatch(of: /libclang_rt\.[a-z_]+-[a-z0-9_]+\.so/).map { String($0.0) }
  }

  private static func undefinedSymbol(in message: String) -> Substring? {
    if let glibc = message.firstMatch(of: /undefined symbol: ([^\s,;]+)/) { return glibc.1 }
    return message.firstMatch(of: /Error relocating [^:]*: ([^\s:]+): symbol not found/)?.1
  }

  private static func advice(onUndefined symbol: Substring) -> String {
    for (name, option, library) in [
      ("asan", "address", "asan"), ("tsan", "thread", "tsan"), ("msan", "memory", "msan"),
      ("ubsan", "undefined", "ubsan_standalone"),
    ] where symbol.hasPrefix("__\(name)_") {
      return "it was compiled with a sanitizer: link it with -fsanitize=\(option) "
        + "-shared-libsan, and " + preloading("libclang_rt.\(library)-\(machine).so")
    }
    return "define \(symbol), or link the library that has it, with -l"
  }

  #if arch(x86_64)
  private static let machine = "x86_64"
  #else
  private static let machine = "aarch64"
  #endif
}
