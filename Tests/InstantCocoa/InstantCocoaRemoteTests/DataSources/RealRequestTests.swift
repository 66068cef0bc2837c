import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

/// With the request manager that there really is, reading files.
@MainActor @Suite("Fetching: the real request manager") struct RealRequestTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(uniqueName("fetch-\(ProcessInfo.processInfo.processIdentifier)-"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return folder
  }

  @Test func aRemoteSource() async throws {
    let folder = try folder(["links.json": #"{"links": ["a", "b"]}"#, "broken.json": "[1,"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = ICRemoteDataSource()
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.settings.networkRequestManager = ICRequestManager(baseURL: folder)
    source.apiPath = "links.json"
    source.keyPath = "links"
    try await source.fetch()
    #expect(delegate.text == "will[] progress[loading] finish[a,b]")
    source.apiPath = "broken.json"
    await #expect(throws: (any Error).self) { try await source.fetch() }
    source.apiPath = "nowhere.json"
    await #expect(throws: (any Error).self) { try await source.fetch() }
    delegate.clear()
    try DataSourceMessages.fetchData(source)
    try source.cancelFetch()
    source.apiPath = "links.json"
    try await source.fetch()
    #expect(
      delegate.text
        == "will[] progress[loading] will[loading] progress[loading] cancel[loading] finish[a,b]")
  }

  @Test func aConfigurationWithABaseURL() async throws {
    let folder = try folder(["links.json": #"["a"]"#])
    defer { try? FileManager.default.removeItem(at: folder) }
    let configuration = try makeClass(
      "TestConfiguration", below: ICRemoteConfiguration.runtimeClass
    ) { cls in
      try cls.addMethod(Selector("baseURLString")) { (_: Object) in folder.absoluteString }
    }.make()
    let source = ICPaginatedDataSource()
    source.settings.remoteConfiguration = configuration
    source.apiPath = "links.json"
    try await source.fetch()
    // A file is the same on every page.
    #expect(try await source.nextPage())
    #expect(try contents(of: source) == "a,a,loading")
  }
}
