import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import RuntimeTestSupport
import Testing

@testable import InstantCocoaRemote

@Suite("Requests of files")
@MainActor
struct FileRequestTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("carob-\(UUID().uuidString)")

  private func withFolder(_ body: (ICRequestManager) async throws -> Void) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Without a slash at its end.
    let base = try #require(URL(string: "file://\(folder.path)"))
    try await body(ICRequestManager(baseURL: base))
  }

  private func write(_ text: String, _ name: String) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  @Test func areReadBelowAFolderOrByTheirURL() async throws {
    try await withFolder { manager in
      try write("[1]", "a b.txt")
      #expect(await manager.answer("a b.txt") == "(1)")
      #expect(await manager.answer("a b.txt", DictionaryBox(["page": NumberBox(2)])) == "(1)")
      let whole = folder.appendingPathComponent("a b.txt")
      #expect(await ICRequestManager().answer(whole.absoluteString) == "(1)")
      #expect(await ICRequestManager(baseURL: whole).answer("") == "(1)")
    }
  }

  @Test func anEmptyFileIsNil() async throws {
    try await withFolder { manager in
      try write("", "empty")
      #expect(await manager.answer("empty") == nil)
    }
  }

  @Test func whatCannotBeReadFails() async throws {
    try await withFolder { manager in
      try write("[1", "bad.json")
      try write("[1, 2, 3]", "long.json")
      mkfifo(folder.appendingPathComponent("pipe").path, 0o600)
      let path = folder.path
      #expect(
        await manager.answer("none.json")
          == "NSURLErrorDomain -1100: \(path)/none.json: no such file")
      #expect(
        await manager.answer("../")
          == "NSURLErrorDomain -1101: \(folder.deletingLastPathComponent().path) is a folder")
      #expect(
        await manager.answer("pipe") == "NSURLErrorDomain -3001: \(path)/pipe is no regular file")
      #expect(
        try #require(await manager.answer("bad.json"))
          .hasSuffix("incomplete JSON: the text ends inside an array (line 1, column 3)"))
      manager.settings.maximumResponseLength = 8
      #expect(
        await manager.answer("long.json")
          == "NSURLErrorDomain -1103: file://\(path)/long.json has more than 8 bytes, which "
          + "maximumResponseLength allows")
      #expect(
        await manager.answer("long.json", verb: .post)
          == "NSURLErrorDomain -1002: POST of a file; files can only be read")
    }
  }
}
