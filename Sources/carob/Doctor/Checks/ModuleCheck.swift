import CarobPlugins

/// What a module's file says to the dynamic linker.
struct ModuleCheck {
  private let module: ELFModule
  private let place: Finding.Place

  init(_ module: ELFModule, path: String) {
    self.module = module
    place = .file(path)
  }

  var findings: [Finding] { undefined + exported + libraries + runPaths + memory }

  private var undefined: [Finding] {
    let names = module.symbolsOfNoLibrary
    if names.isEmpty { return [] }
    return [
      Finding(
        .undefinedSymbols, place, "no library that it needs has \(Self.list(names))",
        "call the host through <carob/carob.h> only, and link the libraries that it uses")
    ]
  }

  private var exported: [Finding] {
    let names = module.exportedSymbols.filter { $0 != "carob_plugin_entry" && !Self.isLinkers($0) }
    let swift = names.filter(Self.isSwift)
    let others = names.filter { !Self.isSwift($0) }
    var findings: [Finding] = []
    if !others.isEmpty {
      findings.append(
        Finding(
          .exportedSymbols, place,
          "it exports \(Self.list(others)) besides carob_plugin_entry, and calls a namesake of the "
            + "host's in its place",
          "make them static, or compile with -fvisibility=hidden"))
    }
    if !swift.isEmpty {
      findings.append(
        Finding(
          .exportedSwiftSymbols, place,
          "it exports \(swift.count) symbol\(swift.count == 1 ? "" : "s") of Swift code",
          "nothing, unless the host has modules of the same name"))
    }
    return findings
  }

  private var libraries: [Finding] {
    module.neededLibraries.filter { !Self.isOfCLibrary($0) }.map {
      Finding(
        .neededLibrary, place, "it needs \($0)",
        "see to it that hosts find it, or link it statically")
    }
  }

  private var runPaths: [Finding] {
    module.runPaths.flatMap { path in
      path.directories.split(separator: ":", omittingEmptySubsequences: false).map { directory in
        let isFixed = directory.hasPrefix("/") || directory.hasPrefix("$ORIGIN")
          || directory.hasPrefix("${ORIGIN}")
        return isFixed
          ? Finding(
            .runPath, place, "libraries are looked for in \(directory) (\(path.tag))",
            "see to it that only trusted people can write there")
          : Finding(
            .relativeRunPath, place,
            "libraries are looked for in \"\(directory)\" (\(path.tag)), which depends on the working "
              + "directory",
            "use $ORIGIN or an absolute directory")
      }
    }
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

  /// Names that a linker adds to every module.
  private static func isLinkers(_ name: String) -> Bool {
    ["_init", "_fini", "_edata", "_end", "__bss_start", "_DYNAMIC"].contains(name)
  }

  private static func isSwift(_ name: String) -> Bool {
    ["$s", "$S", "__swift_", "_swift_", "symbolic _", "swift_", "get_enum_tag_for_layout_string"]
      .contains { name.hasPrefix($0) }
  }

  /// What every process with a C library has.
  private static func isOfCLibrary(_ library: String) -> Bool {
    ["libc", "libm", "libpthread", "libdl", "librt", "libgcc_s", "ld-linux", "ld-musl", "libc.musl"]
      .contains { library.hasPrefix($0 + ".") || library.hasPrefix($0 + "-") }
  }

  /// The first few names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let sorted = names.sorted()
    let shown = sorted.prefix(5).joined(separator: ", ")
    return sorted.count > 5 ? "\(shown) and \(sorted.count - 5) more" : shown
  }
}
