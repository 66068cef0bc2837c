import Foundation
import InstantCocoaRemote
import PackagesServer
import Testing

/// `carob show Packages` with this server: the command, the plugin and HTTP, with nothing in between that tests made.
@Suite("The command carob shows what the server has") struct ShowPackagesTests {
  /// Runs the command beside a server of 120 packages.
  @MainActor
  private func show(
    _ path: String, _ arguments: [String], _ faults: Faults? = nil
  ) async throws -> (status: Int32, output: String, errors: String) {
    var result: (status: Int32, output: String, errors: String)?
    try await RunningServer.with(120, faults) { manager in
      let url = try #require(URL(string: path, relativeTo: manager.baseURL))
      let command = try PackagesServerCommandTests.executable("carob")
      let words = ["show", "Packages", "--data", url.absoluteString] + arguments
      // On a thread of its own: the server needs those that tasks have.
      result = try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread {
          continuation.resume(with: Result { try Self.run(command, words) })
        }
      }
    }
    return try #require(result)
  }

  /// Runs a command to its end.
  nonisolated static func run(
    _ command: URL, _ arguments: [String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: complaints, as: UTF8.self)
    )
  }

  @Test("page by page, as far as rows are wanted") func pages() async throws {
    let faults = Faults()
    let run = try await show("packages?page_size=20", ["--rows", "58-61"], faults)
    #expect(run.errors == "")
    #expect(
      run.output == """
        Packages

        p058  Package 58
        p059  Package 59
        p060  Package 60
        p061  Package 61

        """)
    #expect(faults.requests.prefix(4).map { $0.suffix(6) } == (1...4).map { "page=\($0)" })
  }

  @Test("in sections") func sections() async throws {
    let run = try await show(
      "packages?page_size=1000", ["--screen", "DPSectionedListViewController", "--rows", "9-10"])
    #expect(run.status == 0)
    #expect(
      run.output
        == "Packages\n\nadmin\np009  Package 9\n\nlibs\np010  Package 10\n")
  }

  @Test("its sections as a grid, and the packages of one") func grid() async throws {
    let grid = try await show("packages", ["--screen", "DPSectionGridViewController"])
    #expect(grid.output.contains("│admin 10        │   │libs 110        │"))
    let admin = try await show(
      "packages", ["--screen", "DPSectionGridViewController", "--select", "0,0", "--rows", "8-9"])
    #expect(admin.output == "admin\n\np008  Package 8\np009  Package 9\n")
  }

  @Test("a page that fails") func failure() async throws {
    let faults = Faults()
    faults.plan(.dropped(after: 100), at: "/packages", page: 2)
    let run = try await show("packages?page_size=20", ["--rows", "0-30"], faults)
    #expect(run.status == 69)
    #expect(run.output == "")
    #expect(run.errors.contains("page=2: "))
    #expect(run.errors.hasSuffix("; see whether the server runs\n"))
  }
}
