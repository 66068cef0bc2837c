import Foundation

/// Compiles the peers and the plugins. Those whose compiler or library is missing are left out, with a word.
struct PeerBuild {
  /// The programs that could be built.
  private(set) var programs: [Program] = []
  /// What is missing, a sentence each.
  private(set) var leftOut: [String] = []
  /// The module of the plugin in C.
  let plugin: String
  /// The module of the loops in Objective-C.
  let languageModule: String
  /// The module of the loops over Foundation.
  let foundationModule: String

  /// Builds what is needed for some programs.
  ///
  /// - Throws: `Child.Failure` when a compiler that is there refuses.
  init(_ wanted: Set<Program.Name>) throws {
    plugin = try Self.plugin("sends")
    languageModule = try Self.module("language", of: Self.languageSources)
    foundationModule = try Self.foundation()
    for name in Program.Name.allCases where wanted.contains(name) {
      try build(name)
    }
  }

  /// Compiles a plugin of `Plugin`.
  ///
  /// - Parameters:
  ///   - flags: the compiler's.
  ///   - product: what the module is called; nil for the same name.
  /// - Returns: the module's path.
  static func plugin(
    _ name: String, _ flags: [String] = [], to product: String? = nil
  ) throws -> String {
    try compile(
      with: compiler, ["-shared", "-fPIC", "-I", headers("Runtime/CCarob")] + flags,
      ["Plugin/\(name).c"],
      to: product ?? "\(name).so")
  }

  /// Compiles loops in Objective-C as a plugin, with the functions that such a module has in it.
  ///
  /// - Returns: the module's path.
  static func module(_ name: String, of sources: [String]) throws -> String {
    let glue = "../Sources/Plugins/CarobObjC"
    let functions = try FileManager.default.contentsOfDirectory(
      atPath: BenchmarkFiles.package.appendingPathComponent(glue).path
    ).filter { $0.hasSuffix(".c") || $0.hasSuffix(".S") }.sorted()
    return try compile(
      with: "clang",
      languageFlags + [
        "-DCAROB_OBJC", "-shared", "-fPIC", "-fvisibility=hidden", "-Wl,-z,defs", "-Wl,-Bsymbolic",
        "-I", headers("Runtime/CCarob"), "-I", headers("Plugins/CarobObjC"),
      ], sources + ["Plugin/\(name).c"] + functions.map { "\(glue)/\($0)" },
      to: "\(name).so")
  }

  /// Compiles the loops over Foundation as a plugin.
  ///
  /// - Returns: the module's path.
  static func foundation() throws -> String { try module("foundation", of: foundationSources) }

  /// What is compiled for Carob and for GNUstep base.
  private static let foundationSources = ["Peers/foundation.m", "Peers/messages.m"]

  /// The program that GNUstep base and `libcarob.so` are linked with.
  private static let programSources = ["Peers/gnustep.m"] + foundationSources

  /// What is compiled for every runtime of clang's.
  private static let languageSources = ["Peers/language.m", "Peers/counting.m"]

  private static let languageFlags = [
    "-fobjc-runtime=gnustep-2.0", "-fexceptions", "-fblocks", "-fuse-ld=lld", "-DBENCH_COUNTS",
  ]

  private static func headers(_ target: String) -> String {
    BenchmarkFiles.package.appendingPathComponent("../Sources/\(target)/include").path
  }

  /// GCC, as the peers in Objective-C have it; what is called `cc` where there is none.
  static let compiler = Child.succeeds(["gcc", "--version"]) ? "gcc" : "cc"

  private mutating func build(_ name: Program.Name) throws {
    let handlers = "Sources/CBench/handlers.c"
    switch name {
    case .carob: break
    case .c:
      try add(name, with: Self.compiler, [], ["Peers/c_calls.c", handlers])
    case .libffi:
      let flags = try Self.words(["pkg-config", "--cflags", "--libs", "libffi"])
      try add(name, with: Self.compiler, flags, ["Peers/libffi.c", handlers])
    case .libobjc:
      guard Self.hasObjectiveC else {
        return leaveOut(name, "needs GCC for Objective-C (Debian: gobjc)")
      }
      try add(
        name, with: "gcc", ["-fobjc-exceptions", "-lobjc"], ["Peers/runtime.m", "Peers/language.m"])
    case .libobjcByClang:
      guard Self.hasObjectiveC, Child.succeeds(["clang", "--version"]) else {
        return leaveOut(name, "needs clang, and GCC for Objective-C (Debian: gobjc)")
      }
      // GCC's headers of Objective-C, behind clang's own of everything else.
      let headers = try Self.words(["gcc", "-print-file-name=include"])
      let library = try Self.words(["gcc", "-print-file-name=libobjc.so"])
      try add(
        name, with: "clang",
        ["-fobjc-runtime=gcc", "-fexceptions", "-fobjc-exceptions", "-Wno-objc-root-class"]
          + headers.flatMap { ["-idirafter", $0] } + library,
        ["Peers/runtime.m", "Peers/language.m"])
    case .simdjson:
      guard Child.succeeds(["pkg-config", "--exists", "simdjson"]),
        Child.succeeds(["g++", "--version"])
      else { return leaveOut(name, "needs Debian's g++ and libsimdjson-dev") }
      try add(
        name, with: "g++", Self.words(["pkg-config", "--cflags", "--libs", "simdjson"]),
        ["Peers/parse.cpp"])
    case .gnustep:
      guard let file = try Self.gnustep(Self.programSources, to: "\(name)") else {
        return leaveOut(name, "needs Debian's gobjc and libgnustep-base-dev")
      }
      programs.append(Program(name: name, command: [file]))
    case .linked:
      guard let file = try Self.linked(Self.programSources, to: "\(name)") else {
        return leaveOut(name, "needs what `make release` builds, and clang")
      }
      programs.append(Program(name: name, command: [file]))
    case .libobjc2:
      // GCC's library has no file for pkg-config; libobjc2 has.
      guard Child.succeeds(["pkg-config", "--exists", "libobjc"]),
        Child.succeeds(["clang", "--version"])
      else { return leaveOut(name, "needs clang and a libobjc2 that pkg-config knows") }
      // It need not be where the dynamic linker looks.
      let folder = try Child.output(["pkg-config", "--variable=libdir", "libobjc"])
      let flags =
        Self.languageFlags + ["-Wl,-rpath,\(folder)"]
        + (try Self.words(["pkg-config", "--cflags", "--libs", "libobjc"]))
      try add(name, with: "clang", flags, ["Peers/runtime.m"] + Self.languageSources)
    }
  }

  private static let hasObjectiveC: Bool = {
    // Without the language GCC answers with the bare name.
    let path = try? Child.output(["gcc", "-print-prog-name=cc1obj"])
    return path?.contains("/") ?? false
  }()

  private mutating func leaveOut(_ name: Program.Name, _ need: String) {
    leftOut.append("\(name.rawValue) is left out: it \(need).")
  }

  private mutating func add(
    _ name: Program.Name, with compiler: String, _ flags: [String], _ sources: [String]
  ) throws {
    let file = try Self.compile(with: compiler, flags, sources, to: "\(name)")
    programs.append(Program(name: name, command: [file]))
  }

  /// Compiles a program of GNUstep base.
  ///
  /// - Returns: its path; nil when GNUstep base or its compiler is not installed.
  static func gnustep(_ sources: [String], to product: String) throws -> String? {
    guard hasObjectiveC, Child.succeeds(["gnustep-config", "--base-libs"]) else { return nil }
    // The dependency file that the flags ask for is not wanted.
    let flags =
      try words(["gnustep-config", "--objc-flags"]) + ["-MF", "/dev/null"]
      + words(["gnustep-config", "--base-libs"])
    return try compile(with: "gcc", flags, sources, to: product)
  }

  /// Compiles a program that is linked with the `libcarob.so` of `make release`.
  ///
  /// - Returns: its path; nil when that or clang is missing.
  static func linked(_ sources: [String], to product: String) throws -> String? {
    let release = BenchmarkFiles.package.appendingPathComponent("../.build-release/release").path
    guard FileManager.default.fileExists(atPath: "\(release)/libcarob.so"),
      Child.succeeds(["clang", "--version"])
    else { return nil }
    return try compile(
      with: "clang",
      languageFlags + [
        "-Wno-unused-command-line-argument", "-DCAROB_OBJC", "-I", headers("Runtime/CCarob"), "-I",
        headers("Plugins/CarobObjC"), "-L", release, "-lcarob-objc", "-lcarob", "-lm",
        "-Wl,-rpath,\(release)",
      ], sources, to: product)
  }

  /// Compiles sources of this package. Flags come last, since those for the linker have to.
  ///
  /// - Returns: the path of what was made.
  static func compile(
    with compiler: String, _ flags: [String], _ sources: [String], to product: String
  ) throws -> String {
    let files = sources.map { BenchmarkFiles.package.appendingPathComponent($0).path }
    let path = try BenchmarkFiles.products().appendingPathComponent(product).path
    let standard = compiler == "g++" ? "-std=gnu++17" : "-std=gnu11"
    let words =
      [compiler, "-O2", standard, "-I", BenchmarkFiles.headers.path] + files
      + ["-o", path] + flags
    _ = try Child.output(words)
    return path
  }

  private static func words(_ command: [String]) throws -> [String] {
    try Child.output(command).split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
