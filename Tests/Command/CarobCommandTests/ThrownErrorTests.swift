import Foundation
import PluginTestSupport
import Testing

/// Errors of the host's methods in a program in Objective-C: `Tests/Fixtures/ObjectiveC/Errors`, whose tests look at
/// what they catch.
@Suite(.waitsForProcesses, .enabled(if: PluginFixture.hasBlocks, "there is no clang"))
struct ThrownErrorTests {
  @Test(arguments: ["-O0", "-O3"], ["-fobjc-arc -fobjc-arc-exceptions", "-fno-objc-arc"])
  func theyAreThrown(_ optimization: String, _ counting: String) throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent("Tests/Fixtures/ObjectiveC/Errors"),
      to: directory.url.appendingPathComponent("Errors"))
    let run = try CommandRun(
      ["test", "Errors"], in: directory.url,
      environment: [
        "OBJCFLAGS": "-Werror \(optimization) \(counting)",
        "OBJCXXFLAGS": "-Werror \(optimization) \(counting)",
      ])
    #expect(run.status == 0, "\(run.output)\n\(run.errors)")
    #expect(run.output.contains("with 0 failures"))
  }
}
