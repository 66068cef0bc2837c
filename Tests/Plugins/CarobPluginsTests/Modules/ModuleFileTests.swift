import Foundation
import PluginTestSupport
import Testing

@testable import CarobPlugins

@Suite(.waitsForProcesses) struct ModuleFileTests {
  /// The symbols for debuggers are read when they are asked for.
  @Test func aFileThatIsRemovedCanStillBeAsked() throws {
    let directory = try TemporaryDirectory()
    let source = try directory.write(
      "static int hidden(void) { return 1; }\nint (*kept)(void) = hidden;", to: "module.c")
    let path = try PluginFixture.build(source: URL(fileURLWithPath: source), in: directory.url)
    let file = try ModuleFile(path: path)
    try FileManager.default.removeItem(atPath: path)
    let code = stride(from: 0, to: file.loadedBytes.count, by: 4)
    #expect(code.compactMap(file.function).contains("hidden"))
    #expect(file.dynamic.symbols.contains { $0.name == "kept" })
    let error = #expect(throws: PluginError.self) { try ModuleFile(path: path) }
    #expect(error?.code == .notFound)
  }
}
