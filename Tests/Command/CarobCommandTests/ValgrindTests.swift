import Foundation
import PluginTestSupport
import Testing

/// The command under valgrind, which follows it into the process in which the plugin runs. Not every valgrind reads what Swift's
/// compiler writes for debuggers, which the release has not.
@Suite(
  .enabled(
    if: (try? CompletedProcess("valgrind", ["--quiet", Executable.url.path, "--version"]))?.status
      == 0),
  .waitsForProcesses)
struct ValgrindTests {
  @Test(arguments: [[], ["--isolated", "--deadline", TimeLimit.text]])
  func aMistakeOfAPluginIsFound(_ options: [String]) throws {
    let folder = try PluginFolder(
      fixtures: [], files: ["data.json": #"[{"text": "one"}]"#])
    _ = try PluginFixture.buildHostile("handler_reads_uninitialized", in: folder.url)
    let run = try CompletedProcess(
      "valgrind",
      ["--trace-children=yes", "--quiet"] + Self.optionsOfTheInstallation + [
        Executable.url.path, "show", "./handler_reads_uninitialized.so", "--data", "data.json",
      ] + options, in: folder.url)
    #expect(run.output == "HostileList\n\none\n", "\(run.errors)")
    #expect(run.errors.contains("Conditional jump or move depends on uninitialised value"))
    #expect(run.errors.contains("configure (in "))
    guard !Self.optionsOfTheInstallation.isEmpty else { return }
    // Each report has one innermost function.
    #expect(run.errors.components(separatedBy: "    at 0x").count == 2, "\(run.errors)")
  }

  /// With these, nothing is reported of Carob itself.
  private static let optionsOfTheInstallation: [String] =
    InstalledLibrary.prefix.map {
      ["--leak-check=full", "--suppressions=\($0.path)/share/carob/valgrind.supp"]
    } ?? []
}
