import CarobPlugins
import Foundation
import PluginTestSupport
import Testing

/// What is read from the files of modules, without running anything of them.
@Suite(.waitsForProcesses) struct ELFModuleTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func build(_ name: String, _ text: String, _ flags: String...) throws -> String {
    _ = try directory.write(text, to: "\(name).c")
    return try PluginFixture.build(
      source: directory.url.appendingPathComponent("\(name).c"), in: directory.url,
      flagsBehind: flags)
  }

  private static let source = """
    int wanted_of_others(void);
    int exported(void) { return wanted_of_others(); }
    __attribute__((weak)) int may_be_missing(void);
    __attribute__((visibility("hidden"))) int hidden(void) { return may_be_missing ? 1 : 2; }
    int (*kept)(void) = hidden;
    """

  @Test(arguments: ["-Wl,--hash-style=gnu", "-Wl,--hash-style=sysv", "-Wl,--hash-style=both"])
  func listsSymbols(_ style: String) throws {
    let module = try ELFModule(path: build("symbols", Self.source, style))
    #expect(Set(module.exportedSymbols).isSuperset(of: ["exported", "kept"]))
    #expect(!module.symbols.contains { $0.name == "hidden" })
    #expect(module.undefinedSymbols == ["wanted_of_others"])
    #expect(module.symbols.contains { $0.name == "may_be_missing" && $0.isWeak && !$0.isDefined })
    #expect(module.symbolsOfNoLibrary == ["wanted_of_others"])
  }

  @Test func listsSymbolsOfAStrippedModule() throws {
    let path = try build("stripped", Self.source, "-s")
    #expect(try ELFModule(path: path).undefinedSymbols == ["wanted_of_others"])
  }

  /// A longer one counts as nothing: reading a name takes no longer than that, wherever it is.
  @Test func namesHave4096BytesAtMost() throws {
    let longest = String(repeating: "a", count: 4096)
    let module = try ELFModule(
      path: build("long", "int \(longest);\nint \(longest)b;\nint c;"))
    let names = module.exportedSymbols.filter { $0.hasPrefix("aaaa") || $0 == "c" }
    #expect(Set(names) == [longest, "c"])
  }

  @Test func librariesHaveTheirSymbols() throws {
    let module = try ELFModule(
      path: build("libraries", "#include <stdio.h>\nint f(void) { return puts(\"\"); }"))
    #expect(module.undefinedSymbols.contains("puts"))
    #expect(module.symbolsOfNoLibrary == [])
    #expect(module.neededLibraries.contains { $0.hasPrefix("libc.") })
  }

  @Test func listsRunPaths() throws {
    let text = "int x;"
    let new = try ELFModule(
      path: build("new", text, "-Wl,--enable-new-dtags,-rpath,/a:/b"))
    #expect(new.runPaths.map(\.tag) == ["RUNPATH"])
    #expect(new.runPaths.map(\.directories) == ["/a:/b"])
    let old = try ELFModule(path: build("old", text, "-Wl,--disable-new-dtags,-rpath,/a"))
    #expect(old.runPaths.map(\.tag) == ["RPATH"])
    #expect(try ELFModule(path: build("none", text)).runPaths == [])
  }

  @Test func tellsHowMemoryIsProtected() throws {
    let plain = try ELFModule(path: build("plain", "int x;"))
    #expect(!plain.hasWritableCode && !plain.wantsExecutableStack && !plain.hasTextRelocations)
    let odd = try ELFModule(
      path: build(
        "odd",
        """
        extern int x;
        int x;
        __asm__(".section .w,\\"awx\\",%progbits\\n.zero 16\\n.text\\n.balign 8\\n.quad x\\n");
        """, "-Wl,-z,execstack", "-Wl,-z,notext"))
    #expect(odd.hasWritableCode && odd.wantsExecutableStack && odd.hasTextRelocations)
  }

  @Test func aFileThatIsNone() throws {
    let text = try directory.write("hello", to: "text.so")
    #expect(throws: PluginError.self) { try ELFModule(path: text) }
    #expect(throws: PluginError.self) { try ELFModule(path: text + ".nowhere") }
  }

  /// Every place that the headers and tables name may be anywhere: whatever they say, reading them ends, and gives names
  /// that are in the file.
  @Test func aFileThatLies() throws {
    let path = try build("lies", Self.source)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let symbols = try ELFModule(path: path).symbols
    let known = Set(symbols.map(\.name))
    var refused = 0
    let wrong: [[UInt8]] = [
      Array(repeating: 0xFF, count: 8), Array(repeating: 0, count: 8),
      [0xFF, 0xFF, 0xFF, 0x7F, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0x80],
    ]
    // All of the first pages, where headers, hash table, symbols and strings are, and where the dynamic section is.
    for start in stride(from: 0, to: whole.count - 8, by: 8) {
      for bytes in wrong {
        var changed = whole
        changed.replaceSubrange(start..<start + 8, with: bytes)
        if changed == whole { continue }
        try changed.write(to: URL(fileURLWithPath: path))
        guard let module = try? ELFModule(path: path) else {
          refused += 1
          continue
        }
        if module.symbols == symbols { continue }
        // What is not UTF-8 is repaired.
        for name in Set(module.symbols.map(\.name)).subtracting(known)
        where !name.contains("\u{FFFD}") {
          #expect(changed.range(of: Data(name.utf8) + [0]) != nil, "\(start): \(name)")
        }
      }
    }
    // The header of the file, and those of what is loaded.
    #expect(refused > 10)
  }
}
