import Foundation
import Testing

/// The Swift program beside the server, run as a person would.
@Suite("The package browser shows what the server has") struct PackageBrowserTests {
  @MainActor
  private func browse(_ arguments: [String]) async throws -> (status: Int32, output: String) {
    var result: (status: Int32, output: String, errors: String)?
    try await RunningServer.with(3) { manager in
      let url = try #require(manager.baseURL)
      let command = try PackagesServerCommandTests.executable("package-browser")
      // On a thread of its own: the server needs those that tasks have.
      result = try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(
            with: Result { try ShowPackagesTests.run(command, [url.absoluteString] + arguments) })
        }
      }
    }
    let ended = try #require(result)
    #expect(ended.errors == "")
    return (ended.status, ended.output)
  }

  @Test("a row for each package") func list() async throws {
    let (status, output) = try await browse([])
    #expect(status == 0)
    #expect(output == "Packages\n\np000  Package 0\np001  Package 1\np002  Package 2\n")
  }

  @Test("a screen for one of them") func detail() async throws {
    let (status, output) = try await browse(["--select", "1"])
    #expect(status == 0)
    #expect(output.hasPrefix("p001\n"))
    #expect(output.contains("Package 1"))
  }
}
