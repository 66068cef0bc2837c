import Foundation
import PluginTestSupport
import Testing

/// What a plugin author sees: headers that compile without a warning in every promised language, and modules
/// that need no symbol of ours and export one.
@Suite(.waitsForProcesses) struct PluginHeaderTests {
  @Test func headersCompileEverywhereAndModulesStandAlone() throws {
    let run = try CompletedProcess("Scripts/check-headers.sh", [], in: PluginFixture.project)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
