import CarobRuntime
import Foundation
import Testing

@testable import CarobPlugins

/// The folder in which a process keeps copies of modules.
@Suite struct CopyFolderTests {
  /// A place that no other test uses.
  private final class Place: Sendable {
    let folder = Locked<CopyFolder?>(nil)
    let found = Locked<[CopyFolder]>([])
  }

  /// One that is made in vain goes, and the one that all have keeps its lock.
  @Test func threadsHaveOneFolder() throws {
    let place = Place()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      guard let folder = try? CopyFolder.folder(in: place.folder) else { return }
      place.found.withLock { $0.append(folder) }
    }
    let found = place.found.withLock { $0 }
    #expect(found.count == 8)
    let folder = try #require(found.first)
    #expect(found.allSatisfy { $0 === folder })
    CopyFolder.removeAbandoned()
    #expect(FileManager.default.fileExists(atPath: folder.url.path))
    try FileManager.default.removeItem(at: folder.url)
  }

  @Test func aFolderThatIsGoneIsMadeAnew() throws {
    let place = Place()
    let first = try CopyFolder.folder(in: place.folder)
    #expect(try CopyFolder.folder(in: place.folder) === first)
    try FileManager.default.removeItem(at: first.url)
    let second = try CopyFolder.folder(in: place.folder)
    #expect(second !== first)
    #expect(FileManager.default.fileExists(atPath: second.url.path))
    try FileManager.default.removeItem(at: second.url)
  }
}
