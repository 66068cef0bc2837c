import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoaRemote
import PackagesServer
import Testing

@Suite("The packages server") @MainActor struct PackagesServerTests {
  /// The answer as text, or the domain and code of the failure.
  private func answer(_ manager: ICRequestManager, _ path: String) async -> String? {
    do {
      return try await manager.object(.get, path)?.description
    } catch {
      return "\(ErrorBox(error).domain) \(ErrorBox(error).code)"
    }
  }

  @Test func tellsOfPages() async throws {
    try await RunningServer.with(120) { manager in
      #expect(await manager.names(page: 1) == ["p000", "p001", "p002"])
      #expect(await manager.names(page: 40) == ["p117", "p118", "p119"])
      #expect(await manager.names(page: 41) == [])
      let page =
        try await manager.object(.get, "packages?page_size=1&section=libs") as? DictionaryBox
      #expect(page?["page"]?.description == "1")
      #expect(page?["page_size"]?.description == "1")
      #expect(page?["number_of_pages"]?.description == "110")
      #expect(page?["total_count"]?.description == "110")
      let whole = try await manager.object(.get, "packages") as? DictionaryBox
      #expect((whole?["packages"] as? ArrayBox)?.count == 50)
    }
  }

  @Test func tellsOfPackagesAndSections() async throws {
    try await RunningServer.with(12) { manager in
      #expect(
        await answer(manager, "packages/p003")
          == "{architecture: all, depends: (), installed_size: 3, name: p003, priority: optional, "
          + "section: admin, summary: Package 3, version: 1.3}")
      #expect(
        await answer(manager, "sections")
          == "{sections: ({count: 10, name: admin}, {count: 2, name: libs})}")
    }
  }

  @Test(
    "wrong questions",
    arguments: [
      ("packages?page=0", 400), ("packages?page=-1", 400), ("packages?page=x", 400),
      ("packages?page_size=1001", 400), ("packages?page_size=", 400), ("packages/none", 404),
      ("nowhere", 404),
    ])
  func wrongQuestions(_ path: String, _ status: Int) async throws {
    try await RunningServer.with(1) { manager in
      let error = await #expect(throws: ResponseError.self) {
        _ = try await manager.object(.get, path)?.description
      }
      #expect(error?.status == status)
    }
  }
}
