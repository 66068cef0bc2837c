import Foundation
import PluginTestSupport
import Testing

/// An app of `Tests/Fixtures/ObjectiveC`, which is built in its own folder, and opened on the page of `carob serve`.
struct BuiltApp {
  private let files: TemporaryDirectory
  private let served: ServedPage
  let browser: Browser

  /// - Parameters:
  ///   - name: the app's folder.
  ///   - condition: an expression that is true when the page shows the app.
  init(_ name: String, until condition: String) throws {
    files = try TemporaryDirectory()
    let folder = files.url.appendingPathComponent(name)
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent("Tests/Fixtures/ObjectiveC/\(name)"),
      to: folder)
    let build = try CompletedProcess(
      BuiltProduct.url(of: "carob").path, ["build", folder.path, "--quiet"])
    try #require(build.status == 0, "\(build.errors)")
    // It has preferences of its own.
    served = try ServedPage([folder.path], environment: ["HOME": files.url.path])
    browser = try Browser.shared.get()
    try browser.open(try served.url())
    try browser.wait(until: condition)
  }
}
