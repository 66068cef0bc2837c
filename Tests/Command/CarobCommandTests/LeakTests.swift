import Foundation
import PluginTestSupport
import Testing

/// `carob show --leaks`: the objects that a screen leaves alive.
@Suite(.waitsForProcesses) struct LeakTests {
  private let folder: PluginFolder

  init() throws {
    folder = try PluginFolder(fixtures: [])
    #expect(try folder.run("new", "Demo").status == 0)
  }

  /// Builds the plugin whose handler does something more for each of its three rows.
  private func build(_ statement: String) throws {
    let source = folder.url.appendingPathComponent("Demo/DEListViewController.c")
    let text = try String(contentsOf: source, encoding: .utf8)
    let changed = text.replacingOccurrences(
      of: "  id text_label = ", with: "  \(statement)\n  id text_label = ")
    #expect(changed != text)
    try changed.write(to: source, atomically: true, encoding: .utf8)
    let run = try folder.run("build", "Demo")
    #expect(run.status == 0, "\(run.errors)")
  }

  private func show(_ options: [String], isolated: Bool) throws -> CommandRun {
    try folder.run(
      ["show", "Demo/libDemo.so", "--leaks"] + options + (isolated ? ["--isolated"] : []))
  }

  @Test(arguments: [false, true]) func nothingIsLeft(_ isIsolated: Bool) throws {
    #expect(try folder.run("build", "Demo").status == 0)
    for options in [[], ["--select", "0,1"]] {
      let run = try show(options, isolated: isIsolated)
      #expect(run.status == 0)
      #expect(run.errors == "carob: nothing is left alive\n")
    }
    let run = try show(["--format", "json"], isolated: isIsolated)
    #expect(run.errors == "{\n  \"leaks\": []\n}\n")
    #expect(run.output.hasPrefix("{\n"))
  }

  /// Each model keeps the texts of its two properties.
  @Test(arguments: [false, true]) func objectsThatAreLeftAreCounted(_ isIsolated: Bool) throws {
    try build("objc_retain(item);")
    let run = try show([], isolated: isIsolated)
    #expect(run.status == 0)
    #expect(
      run.errors == """
        carob: 9 objects are still alive after the screen has gone:
          6  NSString
          3  DEItem

        """)
    let json = try show(["--format", "json", "--rows", "0-0"], isolated: isIsolated)
    #expect(json.status == 0)
    #expect(
      try JSONSerialization.jsonObject(with: Data(json.errors.utf8))
        as? [String: [[String: AnyHashable]]]
        == ["leaks": [["class": "NSString", "count": 2], ["class": "DEItem", "count": 1]]])
  }

  /// The shipped plugins in Objective-C and in C leave nothing, also of data that is fetched.
  @Test(arguments: [
    ["Followers", "--select", "0,0"], ["Countries", "--rows", "0-9"],
    ["Packages", "--screen", "DPSectionGridViewController"],
  ])
  func pluginsOfTheProjectLeaveNothing(_ arguments: [String]) throws {
    let run = try folder.run(["show"] + arguments + ["--leaks"])
    #expect(run.status == 0)
    #expect(run.errors == "carob: nothing is left alive\n")
  }

  @Test func dataThatIsFetchedIsNotLeft() throws {
    #expect(try folder.run("build", "Demo").status == 0)
    let data = folder.url.appendingPathComponent("Demo/demo.json").absoluteString
    let run = try show(["--data", data], isolated: false)
    #expect(run.status == 0)
    #expect(run.errors == "carob: nothing is left alive\n")
  }

  @Test func watchingIsRefused() throws {
    #expect(
      try folder.run("show", "Demo", "--leaks", "--watch")
        == .failure(64, "--leaks cannot be combined with --watch; see carob --help"))
  }
}
