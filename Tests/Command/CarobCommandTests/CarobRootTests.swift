import Foundation
import PluginTestSupport
import Testing

/// Where `carob build` finds the headers.
@Suite(.waitsForProcesses) struct CarobRootTests {
  /// Runs `carob build` with a compiler that only says what it is given.
  private func headers(
    _ arguments: [String] = [], carob: URL = Executable.url, environment: [String: String] = [:]
  ) throws -> CompletedProcess {
    let folder = try PluginFolder(fixtures: [], files: ["a.c": ""])
    return try CompletedProcess(
      carob.path, ["build"] + arguments, in: folder.url,
      environment: CommandRun.inherited.merging(environment) { $1 })
  }

  /// A folder that looks like an installation, with a link to the executable.
  private func installation() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    for name in ["bin", "include/carob"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    _ = try folder.write("", to: "include/carob/carob.h")
    return folder
  }

  @Test func anOptionWinsOverTheVariable() throws {
    let folder = try installation()
    let root = folder.url.path
    #expect(try headers(["--root", root]).errors.contains(" -I \(root)/include "))
    #expect(
      try headers(environment: ["CAROB_ROOT": root]).errors.contains(" -I \(root)/include "))
    #expect(
      try headers(
        ["--root", PluginFixture.project.path], environment: ["CAROB_ROOT": root]
      ).errors.contains(" -I \(PluginFixture.project.path)/Sources/Runtime/CCarob/include "))
    #expect(
      try headers(environment: ["CAROB_ROOT": ""]).errors.contains(" -I \(Executable.headers) "))
  }

  @Test func foldersWithoutHeaders() throws {
    let run = try headers(["--root", "/nowhere"])
    #expect(run.status == 64)
    #expect(
      run.errors == """
        carob: --root /nowhere: has neither Sources/Runtime/CCarob/include/carob/carob.h nor include/carob/carob.h; \
        give a checkout of Carob, or the folder that it is installed in

        """)
    let other = try headers(environment: ["CAROB_ROOT": "/nowhere"])
    #expect(other.status == 64)
    #expect(
      other.errors == """
        carob: CAROB_ROOT is /nowhere, which has neither Sources/Runtime/CCarob/include/carob/carob.h nor \
        include/carob/carob.h; give a checkout of Carob, or the folder that it is installed in

        """)
  }

  @Test func anInstalledExecutableFindsThemBesideItself() throws {
    let folder = try installation()
    let copy = try Executable.copy(to: folder.url)
    let run = try headers(carob: copy)
    #expect(run.errors.contains(" -I \(folder.url.path)/include "))

    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("include"))
    let lost = try headers(carob: copy)
    #expect(lost.status == 66)
    #expect(
      lost.errors == """
        carob: Carob's headers are not in \(folder.url.path)/bin or above it; install libcarob-dev if the \
        command is from a Debian package, else pass --root or set CAROB_ROOT to a checkout of Carob, or the folder that it \
        is installed in

        """)
  }
}
