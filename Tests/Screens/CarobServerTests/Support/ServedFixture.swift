import Foundation
import PluginTestSupport

/// The plugin `served` with rows, and what serves it.
final class ServedFixture: Sendable {
  /// Runs when it is read as HTML.
  static let html = "<img src=x onerror=document.title=1><script>document.title=2</script>"
  /// The texts of the rows, unless a test has its own.
  static let rows = ["one", "two", "three", html, "crash", "hang"] + (6..<100).map { "r\($0)" }

  let files: TemporaryDirectory
  let module: String
  let data: String

  /// For all tests that leave the plugin as it is.
  static let shared = Result { try ServedFixture() }
  /// A server for all tests that leave it as it is.
  static let page = Result {
    let fixture = try shared.get()
    return try ServedPage([fixture.module, "--data", fixture.data], lasting: fixture.files)
  }

  init(rows: [String] = rows) throws {
    files = try TemporaryDirectory()
    module = try PluginFixture.build("served", in: files.url)
    let texts = rows.map { "{\"text\": \"\($0)\"}" }.joined(separator: ",")
    data = try files.write("[\(texts)]", to: "rows.json")
  }

  func serve(_ options: String...) throws -> ServedPage {
    try ServedPage([module, "--data", data] + options)
  }

  /// Puts a build in the plugin's place, whose first screen is called `Other`.
  func replaceModule() throws {
    let folder = try TemporaryDirectory()
    let other = try PluginFixture.build(
      source: PluginFixture.sources.appendingPathComponent("served.c"), in: folder.url,
      flags: ["-DTITLE=\"Other\""])
    // At once, as a linker does not.
    guard rename(other, module) == 0 else { throw ServedPage.Failure(description: "no rename") }
  }
}
