import Foundation
import PluginTestSupport
import Testing

/// `--watch` of a plugin with a library beside it.
@Suite(.waitsForProcesses) struct WatchedLibraryTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory(["words.json": #"[{"text": "Hello"}]"#]) }

  private func compile(_ arguments: String...) throws {
    let child = try CompletedProcess(
      "cc", ["-shared", "-fPIC", "-I", PluginFixture.headers.path] + arguments, in: directory.url)
    #expect(child.status == 0, "\(child.errors)")
  }

  private func buildLibrary(_ title: String) throws {
    _ = try directory.write(
      "const char *title(void) { return \"\(title)\"; }", to: "title.c")
    try compile("title.c", "-o", "new.so")
    try FileManager.default.createDirectory(
      at: directory.url.appendingPathComponent("lib"), withIntermediateDirectories: true)
    let library = directory.url.appendingPathComponent("lib/libtitle.so").path
    try? FileManager.default.removeItem(atPath: library)
    try FileManager.default.moveItem(
      atPath: directory.url.appendingPathComponent("new.so").path, toPath: library)
  }

  @Test(arguments: [[], ["--isolated"]])
  func aNewBuildOfTheLibraryIsShown(_ options: [String]) throws {
    try buildLibrary("one")
    let source = try String(
      contentsOf: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Dependencies/base.c"), encoding: .utf8)
    _ = try directory.write("extern const char *title(void);\n" + source, to: "base.c")
    try compile(
      "-DTITLE=title()", "base.c", "-o", "base.so", "-Llib", "-ltitle", "-Wl,-rpath,$ORIGIN/lib")
    let command = try RunningCommand(
      ["show", "./base.so", "--watch", "--data", "words.json"] + options, in: directory.url)
    var all = "DBGlossary\n\none: Hello\n"
    try command.wait { command.output == all }
    try buildLibrary("two")
    all += "DBGlossary\n\ntwo: Hello\n"
    try command.wait { command.output == all }
    command.interrupt()
    #expect(command.end().status == 130)
  }
}
