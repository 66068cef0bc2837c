import Foundation
import PluginTestSupport
import Testing

/// A hundred rounds of loading, showing and unloading leave nothing behind. In a process of its own, because they are
/// about all that a process has.
@Suite(.waitsForProcesses) struct RoundsTests {
  /// What tables and the allocator may take beyond the first rounds, for all rounds together: eighty bytes for each
  /// loading. It does not grow with the rounds; the allocator may take a megabyte of pages at once.
  private static let fewBytes = 24 << 10
  private static let fewPages = 256

  private static let plugins = ["Followers", "Countries", "Packages"]

  /// Every plugin of this package that is in C or Objective-C.
  private func modulesInC() -> [String] {
    let directory = BuiltProduct.url(of: "carob").deletingLastPathComponent()
    return Self.plugins.map { directory.appendingPathComponent("lib\($0).so").path }
  }

  /// The one in Swift, and one whose instances own values of Swift's.
  private func modulesInSwift() throws -> [String] {
    try [("Plugins/CountriesSwift", "CountriesSwift"), ("Tests/Fixtures/Unloading/Tally", "Tally")]
      .map { folder, product in
        try SwiftPackage.build(
          PluginFixture.project.appendingPathComponent(folder), product: product)
      }
  }

  @Test(.disabled(if: UnloadFixture.isUnderSanitizer, "a sanitizer keeps memory that was freed"))
  func aHundredRoundsLeaveNothing() throws {
    try expectNothingLeft(by: modulesInC())
  }

  /// A plugin with a timer, an observer and a singleton, of which it lets go when it is told that it is to be unloaded.
  @Test(.disabled(if: UnloadFixture.isUnderSanitizer, "a sanitizer keeps memory that was freed"))
  func aHundredRoundsOfAPluginThatPreparesLeaveNothing() throws {
    let directory = try TemporaryDirectory()
    defer { withExtendedLifetime(directory) {} }
    let source = PluginFixture.project.appendingPathComponent("Tests/Fixtures/Unloading/busy.c")
    try expectNothingLeft(by: [
      PluginFixture.build(source: source, in: directory.url, flags: ["-DPREPARES"])
    ])
  }

  /// A plugin with every construct of Objective-C.
  @Test(
    .disabled(if: UnloadFixture.isUnderSanitizer, "a sanitizer keeps memory that was freed"),
    arguments: [
      "-O0 -fno-objc-arc", "-O3 -fobjc-arc-exceptions -DWITHOUT_ARRAYS_OF_LITERALS",
    ])
  func aHundredRoundsInObjectiveCLeaveNothing(_ flags: String) throws {
    let directory = try TemporaryDirectory()
    let copy = directory.url.appendingPathComponent("Features")
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent("Tests/Fixtures/ObjectiveC/Features"),
      to: copy)
    let built = try CompletedProcess(
      BuiltProduct.url(of: "carob").path,
      ["build", copy.path, "--root", PluginFixture.project.path],
      environment: ProcessInfo.processInfo.environment.merging(["OBJCFLAGS": flags]) { $1 })
    try #require(built.status == 0, "\(built.errors)")
    try expectNothingLeft(by: [built.output.trimmingCharacters(in: .newlines)])
  }

  /// Their modules stay mapped, and are used again.
  @Test(.disabled(if: UnloadFixture.isUnderSanitizer, "a sanitizer keeps memory that was freed"))
  func aHundredRoundsInSwiftLeaveNothing() throws {
    try expectNothingLeft(by: modulesInSwift())
  }

  /// What a sanitizer sees ends the process.
  @Test(.enabled(if: UnloadFixture.isUnderSanitizer, "it is the sanitizer that looks"))
  func nothingIsUsedThatIsGone() throws {
    let run = try ran(10, modulesInC() + modulesInSwift())
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  private func ran(_ rounds: Int, _ modules: [String]) throws -> CompletedProcess {
    let directory = try TemporaryDirectory()
    defer { withExtendedLifetime(directory) {} }
    let allocator = try PluginFixture.build(
      source: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Unloading/allocated_bytes.c"), in: directory.url)
    return try CompletedProcess(
      BuiltProduct.url(of: "unload-probe").path, [allocator, "\(rounds)"] + modules)
  }

  private func expectNothingLeft(by modules: [String]) throws {
    let child = try ran(100, modules)
    // An assertion that fails on purpose is logged.
    let errors = child.errors.split(separator: "\n").filter {
      !$0.contains("*** Assertion failure")
    }
    #expect(errors == [])
    try #require(child.status == 0)
    let figures = try child.output.split(separator: "\n").map { line in
      let fields = line.split(separator: "\t")
      return (
        name: String(try #require(fields.first)), before: try #require(Int(fields[1])),
        after: try #require(Int(fields[2]))
      )
    }
    #expect(figures.count == 7)
    for (name, before, after) in figures {
      let growth = after - before
      switch name {
      case "allocated bytes": #expect(growth <= Self.fewBytes)
      case "resident pages": #expect(growth <= Self.fewPages)
      default: #expect(growth == 0, "\(name)")
      }
    }
  }
}
