import Foundation
import PluginTestSupport
import Testing
import CarobLibc

/// Files that are no plugins, beyond those of `PluginErrorTests`: one line, and nothing is waited for or mapped.
@Suite(.waitsForProcesses) struct NotAPluginTests {
  private let folder: PluginFolder

  init() throws { folder = try PluginFolder() }

  private func refusal(_ name: String) throws -> CommandRun {
    try CommandRun(["show", "./\(name)"], in: folder.url)
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  /// The start of a module of this machine.
  private func header() throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent("minimal.so")).prefix(64)
  }

  @Test func aPipe() throws {
    #expect(mkfifo(path("pipe.so"), 0o600) == 0)
    #expect(
      try refusal("pipe.so")
        == .failure(
          66, "./pipe.so: cannot be read: it is no regular file; give a file that can be read"))
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/proc/self/mem"])
  func somethingOfTheSystem(_ target: String) throws {
    #expect(symlink(target, path("device.so")) == 0)
    let run = try refusal("device.so")
    #expect([66, 78].contains(run.status))
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("carob: ./device.so: "))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }

  @Test func linksThatLeadNowhere() throws {
    #expect(symlink("b.so", path("a.so")) == 0)
    #expect(symlink("a.so", path("b.so")) == 0)
    #expect(symlink("nothing.so", path("c.so")) == 0)
    for name in ["a.so", "c.so"] {
      let run = try refusal(name)
      #expect(run.status == 66)
      #expect(run.errors.hasPrefix("carob: ./\(name): "))
    }
  }

  @Test func aHeaderWithNothingBehindIt() throws {
    try header().write(to: folder.url.appendingPathComponent("header.so"))
    let run = try refusal("header.so")
    #expect(run.status == 78)
    #expect(run.errors.hasPrefix("carob: ./header.so: is cut short: "))
  }

  /// Bytes of the header that say something else.
  @Test(arguments: [
    (4, [UInt8(1)], "was built for another kind of machine"),
    (18, [0xFF, 0xFF], "was built for another kind of machine"),
    (16, [1, 0], "is an ELF file, but not a shared object"),
    (32, [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], "is cut short"),
    (56, [0xFF, 0xFF], "is cut short"), (54, [1, 0], "is cut short"),
  ])
  func aHeaderThatLies(offset: Int, bytes: [UInt8], reason: String) throws {
    let file = folder.url.appendingPathComponent("minimal.so")
    var module = try Data(contentsOf: file)
    module.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    try module.write(to: file)
    let run = try refusal("minimal.so")
    #expect(run.status == 78)
    #expect(run.errors.hasPrefix("carob: ./minimal.so: \(reason)"), "\(run.errors)")
  }

  @Test func aProgram() throws {
    #expect(symlink("/bin/sh", path("program.so")) == 0)
    let run = try refusal("program.so")
    #expect(run.status == 78)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("carob: ./program.so: "))
  }

  @Test func aLibraryThatIsNoPlugin() throws {
    let source = try TemporaryDirectory()
    let text = try source.write("int nothing(void) { return 0; }\n", to: "library.c")
    _ = try PluginFixture.build(source: URL(fileURLWithPath: text), in: folder.url)
    #expect(
      try refusal("library.so")
        == .failure(
          78,
          "./library.so: exports no carob_plugin_entry; a plugin defines it with CAROB_PLUGIN(…)"))
  }

  @Test func aLibraryThatNeedsWhatIsNotThere() throws {
    let source = try TemporaryDirectory()
    let text = try source.write("int gone(void);\nint f(void) { return gone(); }\n", to: "needs.c")
    _ = try PluginFixture.build(
      source: URL(fileURLWithPath: text), in: folder.url, flags: ["-w"])
    let run = try refusal("needs.so")
    #expect(run.status == 78)
    #expect(run.errors.contains("gone"))
  }
}
