import Foundation
import PluginTestSupport
import Testing

/// Every construct of Objective-C, in a plugin that looks at itself: `Tests/Fixtures/ObjectiveC/Features`.
@Suite(.waitsForProcesses) struct ObjectiveCFeatureTests {
  private static let folder = PluginFixture.project.appendingPathComponent(
    "Tests/Fixtures/ObjectiveC/Features")
  private static let isUnderAddressSanitizer =
    ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil

  @Test(arguments: ["-O0", "-O3"], ["-fobjc-arc", "-fno-objc-arc"])
  func everyConstructWorks(_ optimization: String, _ counting: String) throws {
    try expectAllRight("\(optimization) \(counting)")
  }

  @Test func withTheFunctionsOfNewerCompilers() throws {
    try expectAllRight("-O2 -fobjc-runtime=gnustep-2.2")
  }

  private func expectAllRight(_ flags: String) throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appendingPathComponent("Features")
    try FileManager.default.copyItem(at: Self.folder, to: copy)
    let environment =
      Self.isUnderAddressSanitizer
      ? [
        "OBJCFLAGS": "-Werror \(flags) -fsanitize=address",
        "LDFLAGS": "-fuse-ld=lld -fsanitize=address -Wl,-z,undefs",
      ] : ["OBJCFLAGS": "-Werror \(flags)"]
    let built = try CommandRun(
      ["build", "Features"], in: directory.url, environment: environment)
    #expect(built.status == 0, "\(built.errors)")
    let module = built.output.trimmingCharacters(in: .newlines)
    let shown = try CommandRun(["show", module], in: directory.url)
    // As Apple's, the handler of assertions logs them.
    #expect(
      shown.errors
        == "carob: warning: *** Assertion failure in -[FTThrower asserts:], Features/exceptions.m:30\n"
    )
    #expect(shown.status == 0)
    let checks = shown.lines.dropFirst(2).filter { !$0.isEmpty }
    #expect(checks.count > 95)
    #expect(checks.filter { !$0.hasPrefix("right ") } == [])
    #expect(try CommandRun(["show", module, "--isolated"], in: directory.url) == shown)
  }
}
