import Foundation
import PluginTestSupport
import RuntimeTestSupport
import Testing

@testable import CarobPlugins

/// Reading the types of functions from the debug information of a module.
@Suite(.waitsForProcesses) struct DebugInformationTests {
  private static let source = """
    struct pair { double first, second; };
    enum state { OFF };
    typedef const unsigned short small;
    double half(float number) { return number / 2; }
    struct pair both(void *first, enum state state) { return (struct pair){(long)first, state}; }
    small count(const char *format, ...) { return *format; }
    void nothing(long double number) { (void)number; }
    """

  private static func file(_ flags: [String]) throws -> (ModuleFile, TemporaryDirectory) {
    let directory = try TemporaryDirectory()
    let path = try PluginFixture.build(
      source: URL(fileURLWithPath: try directory.write(source, to: "functions.c")),
      in: directory.url, flags: flags)
    return (try ModuleFile(path: path), directory)
  }

  private static func functions(of file: ModuleFile) -> [String: CompiledFunction] {
    guard let table = file.contents(of: ".symtab"), let names = file.contents(of: ".strtab") else {
      return [:]
    }
    let symbols = stride(from: 0, to: table.count, by: Int(ELFSymbol.size))
      .compactMap { ELFSymbol(table, at: $0) }.filter { $0.isFunction && $0.size > 0 }
    let found = file.functions(at: Set(symbols.map(\.value)))
    return Dictionary(
      symbols.compactMap { symbol in
        guard let name = names.string(at: symbol.name) else { return nil }
        return found[symbol.value].map { (name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test(arguments: [
    ["-gdwarf-2"], ["-gdwarf-3", "-O2"], ["-gdwarf-4"], ["-gdwarf-5"], ["-gdwarf-5", "-O2"],
  ])
  func readsTypes(_ flags: [String]) throws {
    let (file, directory) = try Self.file(flags)
    defer { withExtendedLifetime(directory) {} }
    let functions = Self.functions(of: file)
    #expect(
      functions["half"]
        == CompiledFunction(result: .real(size: 8), parameters: [.real(size: 4)]))
    #expect(
      functions["both"]
        == CompiledFunction(
          result: .structure(size: 16), parameters: [.pointer, .integer(size: 4)]))
    // Nobody knows what else it takes.
    #expect(
      functions["count"] == CompiledFunction(result: .integer(size: 2), parameters: []))
    #expect(
      functions["nothing"] == CompiledFunction(result: .void, parameters: [.real(size: 16)]))
  }

  @Test(arguments: [["-g0"], ["-g", "-gz"]])
  func readsNoneWhereThereAreNone(_ flags: [String]) throws {
    let (file, directory) = try Self.file(flags)
    defer { withExtendedLifetime(directory) {} }
    #expect(Self.functions(of: file).isEmpty)
  }

  /// What is malformed is left out, and ends.
  @Test func damagedInformationIsLeftOut() throws {
    let (file, directory) = try Self.file(["-g"])
    let module = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let sections = [".debug_info", ".debug_abbrev"].compactMap { file.sections[$0] }
    try #require(sections.count == 2)
    var generator = SeededGenerator(seed: 46)
    for number in 0..<300 {
      var damaged = module
      for _ in 0..<3 {
        let section = sections[number % 2]
        let place = section.offset + UInt64.random(in: 0..<section.size, using: &generator)
        damaged[Int(place)] = UInt8.random(in: 0...255, using: &generator)
      }
      let copy = directory.url.appendingPathComponent("damaged.so")
      try damaged.write(to: copy)
      _ = Self.functions(of: try ModuleFile(path: copy.path))
    }
  }
}
