import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoaRemote

@testable import PackagesServer

/// Packages for tests, and a server of them on the loopback interface.
enum RunningServer {
  /// That many packages, `p000`, `p001`…, in two sections.
  static func packages(_ count: Int) -> PackageIndex {
    PackageIndex((0..<count).map(package))
  }

  private static func package(_ number: Int) -> DebianPackage {
    let digits = "\(number)"
    return DebianPackage(
      name: "p" + String(repeating: "0", count: 3 - digits.count) + digits,
      version: "1.\(number)", architecture: "all", section: number < 10 ? "admin" : "libs",
      priority: "optional", installedSize: number, summary: "Package \(number)", depends: [])
  }

  /// Runs `body` beside a server, and gives it a request manager for it.
  @MainActor
  static func with(
    _ count: Int = 120, _ faults: Faults? = nil,
    _ body: @MainActor (ICRequestManager) async throws -> Void
  ) async throws {
    var options = PackagesServer.Options()
    options.faults = faults
    let server = PackagesServer(packages(count), options: options)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let running = Task.detached {
      defer { port.finish() }
      try await server.run(stopsOnSignals: false) { port.yield($0) }
    }
    defer { running.cancel() }
    var listening = ports.makeAsyncIterator()
    guard let number = await listening.next(), let url = URL(string: "http://127.0.0.1:\(number)/")
    else {
      try await running.value
      throw RaisedError("the server ended before it listened")
    }
    try await body(ICRequestManager(baseURL: url))
    running.cancel()
    _ = await running.result
  }
}

extension ICRequestManager {
  /// The names of the packages on a page; or the domain and code of the failure.
  @MainActor
  func names(page: Int, size: Int = 3) async -> [String] {
    let parameters = DictionaryBox(["page": NumberBox(page), "page_size": NumberBox(size)])
    do {
      let answer = try await object(.get, "packages", parameters: parameters) as? DictionaryBox
      let packages = try (answer?["packages"] as? ArrayBox)?.objects() ?? []
      return packages.map { ($0 as? DictionaryBox)?["name"]?.description ?? "?" }
    } catch {
      let box = ErrorBox(error)
      return ["\(box.domain) \(box.code)"]
    }
  }
}
