import CarobPlugins

/// Checks a module's information for the dynamic linker.
struct ModuleCheck {
  private let module: ELFModule
  private let place: Finding.Place
  /// The symbols and libraries that the loader's error is about.
  private let refused: Set<String>

  init(_ file: ModuleFile) {
    module = ELFModule(file)
    refused = file.linkage.refusedNames
    place = .file(file.path)
  }

  var findings: [Finding] { undefined + exported + libraries + runPaths + memory }

  private var undefined: [Finding] {
    let names = module.symbolsOfNoLibrary.filter { !refused.contains($0) }
    if names.isEmpty { return [] }
    return [
      Finding(
        .undefinedSymbols, place, "no library that it needs has \(Self.list(names))",
        "call the host through <carob/carob.h> only, and link the libraries that it uses")
    ]
  }

  /// The symbols that the host looks up: the entry, the function that makes it in Swift, and the `main` of an app.
  private static let entries = [
    "carob_plugin_entry", "carob_plugin_make_entry", "carob_plugin_main",
  ]

  private var exported: [Finding] {
    let names = module.exportedSymbols.filter {
      !Self.entries.contains($0) && !Self.isLinkers($0) && !Self.isSwift($0)
        && !Self.isSanitizers($0)
    }
    if names.isEmpty { return [] }
    return [
      Finding(
        .exportedSymbols, place,
        "it exports \(Self.list(names)); where the host has something of that name, the plugin gets "
          + "the host's",
        "export carob_plugin_entry only: make them static, compile with -fvisibility=hidden, or link with the "
          + "headers' carob/plugin.map")
    ]
  }

  /// The libraries that hosts do not load themselves.
  private var foreignLibraries: [String] {
    module.neededLibraries.filter { !Self.isOfHosts($0) && !refused.contains($0) }
  }

  private var libraries: [Finding] {
    foreignLibraries.map {
      Finding(
        .neededLibrary, place, "it needs \($0)",
        "see to it that hosts find it, or link it statically")
    }
  }

  private var runPaths: [Finding] {
    // Libraries that the host has loaded are not searched for.
    let areUsed = !foreignLibraries.isEmpty
    return module.runPaths.flatMap { path in
      path.directories.split(separator: ":", omittingEmptySubsequences: false).compactMap {
        Self.isFixed($0)
          ? areUsed ? runPath(path.tag, $0) : nil : relativeRunPath(path.tag, $0)
      }
    }
  }

  private func runPath(_ tag: String, _ directory: Substring) -> Finding {
    Finding(
      .runPath, place, "libraries are looked for in \(directory) (\(tag))",
      "see to it that only trusted people can write there")
  }

  private func relativeRunPath(_ tag: String, _ directory: Substring) -> Finding {
    Finding(
      .relativeRunPath, place,
      "libraries are looked for in \"\(directory)\" (\(tag)), which is relative to the working "
        + "directory",
      "use $ORIGIN or an absolute directory")
  }

  private static func isFixed(_ directory: Substring) -> Bool {
    ["/", "$ORIGIN", "${ORIGIN}"].contains { directory.hasPrefix($0) }
  }

  private var memory: [Finding] {
    var findings: [Finding] = []
    if module.hasWritableCode {
      findings.append(
        Finding(
          .writableCode, place, "a part of it can be both written and run",
          "link it without -N or a script of your own"))
    }
    if module.wantsExecutableStack {
      findings.append(
        Finding(
          .executableStack, place, "it makes the stack of the whole host executable",
          "avoid nested functions, and link with -z noexecstack"))
    }
    if module.hasTextRelocations {
      findings.append(
        Finding(
          .textRelocations, place, "the linker has to change its code to load it",
          "compile everything in it with -fPIC"))
    }
    return findings
  }

  /// Returns whether linkers define the symbol in every module.
  private static func isLinkers(_ name: String) -> Bool {
    ["_init", "_fini", "_edata", "_end", "__bss_start", "_DYNAMIC"].contains(name)
  }

  /// Returns whether Swift made the symbol. No compiler flag keeps these from being exported.
  private static func isSwift(_ name: String) -> Bool {
    ["$s", "$S", "__swift_", "_swift_", "symbolic _", "get_enum_tag_for_layout_string"]
      .contains { name.hasPrefix($0) }
  }

  /// Returns whether the address sanitizer of GCC made the symbol, to find variables of one name in two modules.
  private static func isSanitizers(_ name: String) -> Bool { name.hasPrefix("__odr_asan.") }

  /// Returns whether every host has the library: it belongs to C, to Swift's runtime, or to the C++
  /// library that Swift needs.
  private static func isOfHosts(_ library: String) -> Bool {
    let ofC = [
      "libc", "libm", "libpthread", "libdl", "librt", "libgcc_s", "libstdc++", "ld-linux",
      "ld-musl",
    ]
    return ofC.contains { library.hasPrefix($0 + ".") || library.hasPrefix($0 + "-") }
      || library.hasPrefix("libswift")
  }

  /// Lists the first names, and the number of the others.
  private static func list(_ names: [String]) -> String {
    let sorted = names.sorted()
    let shown = sorted.prefix(5).joined(separator: ", ")
    return sorted.count > 5 ? "\(shown) and \(sorted.count - 5) more" : shown
  }
}
