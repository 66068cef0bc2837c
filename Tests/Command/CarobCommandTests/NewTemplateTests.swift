import Foundation
import PluginTestSupport
import Testing

/// The templates of `carob new`, which are plugins themselves.
@Suite(.waitsForProcesses) struct NewTemplateTests {
  private static let templates = PluginFixture.project
    .appendingPathComponent("Sources/Command/carob/New/Templates")

  @Test(arguments: ["C", "ObjectiveC", "Swift"]) func areBuiltAsTheyAre(_ language: String) throws {
    let folder = try TemporaryDirectory()
    let copy = folder.url.appendingPathComponent(language)
    try FileManager.default.copyItem(
      at: Self.templates.appendingPathComponent(language), to: copy)
    let home = ProcessInfo.processInfo.environment.filter { $0.key == "HOME" }
    let flags = ["CFLAGS": "-Werror -std=c11 -pedantic"]
    let built = try CommandRun(
      ["build", language], in: folder.url,
      environment: CommandRun.withCarobOnPath.merging(home) { $1 }.merging(flags) { $1 })
    #expect(built.status == 0, "\(built.errors)")
    #expect(!built.errors.contains("warning"), "\(built.errors)")

    let data = try folder.write(#"{"items": [{"name": "One", "summary": "Two"}]}"#, to: "data")
    let module = built.output.trimmingCharacters(in: .newlines)
    let shown = try CommandRun(["show", module, "--data", data], in: folder.url)
    #expect(shown == CommandRun(status: 0, output: "Template\n\nOne  Two\n"))
  }
}
