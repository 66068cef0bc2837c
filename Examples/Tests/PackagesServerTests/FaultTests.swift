import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote
import PackagesServer
import Testing

@Suite("A server with faults") @MainActor struct FaultTests {
  private nonisolated static let lost = ["NSURLErrorDomain -1005"]
  private nonisolated static let status = ["com.alamofire.error.serialization.response -1011"]

  @Test(
    "a fault befalls one page and leaves the others",
    arguments: [
      (Fault.slow(.milliseconds(300)), ["p003", "p004", "p005"]),
      (.status(500), status), (.status(404), status), (.status(304), status),
      (.redirect(to: "/packages?page=3&page_size=3"), ["p006", "p007", "p008"]),
      (.redirect(to: "/nowhere"), status),
      (.contentType("text/html"), ["com.alamofire.error.serialization.response -1016"]),
      (.dropped(after: 0), lost), (.dropped(after: 1), lost), (.dropped(after: 100), lost),
      (.truncated(after: 0), []),
    ])
  func faults(_ fault: Fault, _ expected: [String]) async throws {
    let faults = Faults()
    faults.plan(fault, at: "/packages", page: 2)
    try await RunningServer.with(120, faults) { manager in
      #expect(await manager.names(page: 1) == ["p000", "p001", "p002"])
      #expect(await manager.names(page: 2) == expected)
      #expect(await manager.names(page: 3) == ["p006", "p007", "p008"])
    }
  }

  @Test func truncatedJSONIsAFailureOfTheParser() async throws {
    let faults = Faults()
    faults.plan(.truncated(after: 100), at: "/packages")
    try await RunningServer.with(120, faults) { manager in
      let error = await #expect(throws: MappingError.self) {
        _ = try await manager.object(.get, "packages")?.description
      }
      #expect(error?.description.contains("incomplete JSON: ") == true)
    }
  }

  @Test func enormousJSONIsRefusedBeforeItIsHere() async throws {
    let faults = Faults()
    faults.plan(.enormous(bytes: 512 << 20), at: "/packages")
    try await RunningServer.with(120, faults) { manager in
      let error = await #expect(throws: URLError.self) {
        _ = try await manager.object(.get, "packages")?.description
      }
      #expect(error?.code == .dataLengthExceedsMaximum)
      #expect(
        error.map { ErrorBox($0).localizedDescription }?.hasSuffix(
          "/packages has more than 67108864 bytes, which maximumResponseLength allows") == true)
      // The next one gets through.
      faults.clear()
      #expect(await manager.names(page: 1) == ["p000", "p001", "p002"])
    }
  }

  @Test func longAndDeepJSON() async throws {
    let faults = Faults()
    faults.plan(.enormous(bytes: 1 << 20), at: "/packages")
    faults.plan(.nested(levels: 1_000_000), at: "/sections")
    try await RunningServer.with(120, faults) { manager in
      let zeros = try await manager.object(.get, "packages") as? ArrayBox
      #expect((zeros?.count ?? 0) > 500_000)
      let error = await #expect(throws: MappingError.self) {
        _ = try await manager.object(.get, "sections")?.description
      }
      #expect(error?.description.contains("nested more than 512 levels deep") == true)
    }
  }

  @Test func aPageThatFailedOnceIsThereTheNextTime() async throws {
    let faults = Faults()
    faults.plan(.status(503), at: "/packages", page: 2, times: 1)
    try await RunningServer.with(120, faults) { manager in
      #expect(await manager.names(page: 2) == Self.status)
      #expect(await manager.names(page: 2) == ["p003", "p004", "p005"])
      #expect(faults.requests == Array(repeating: "/packages?page=2&page_size=3", count: 2))
    }
  }

  @Test func aSlowAnswerCanBeCancelled() async throws {
    let faults = Faults()
    faults.plan(.slow(.seconds(5)), at: "/packages", page: 2)
    try await RunningServer.with(120, faults) { manager in
      let task = Task { await manager.names(page: 2) }
      #expect(await eventually { !faults.requests.isEmpty })
      // Another one does not wait for it.
      #expect(await manager.names(page: 1) == ["p000", "p001", "p002"])
      task.cancel()
      #expect(await task.value == ["Swift.CancellationError 1"])
    }
  }
}
