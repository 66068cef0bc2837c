import Foundation
import InstantCocoa
import PluginTestSupport
import Testing

@Suite("Data streams")
struct DataStreamTests {
  private func failure(_ path: String, limit: Int) -> MappingError? {
    #expect(throws: MappingError.self) { try JSONDocument(contentsOfFile: path, limit: limit) }
  }

  @Test func aFileMayHaveAsManyBytesAsTheLimit() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("[1, 2]", to: "data.json")
    #expect(try JSONDocument(contentsOfFile: path, limit: 6).rows().count == 2)
    let error = failure(path, limit: 5)
    #expect(error?.code == .tooLong)
    #expect(
      error?.description == "has more than 5 bytes, the most that is read; give a part of it")
  }

  @Test func whatHasNoEndIsNotReadForEver() throws {
    #expect(failure("/dev/zero", limit: 3_000_000)?.code == .tooLong)
  }

  @Test func aFileThatIsTooLongIsNotReadAtAll() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("", to: "sparse.json")
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: UInt64(DataStream.maximumBytes) + 1)
    let error = failure(path, limit: DataStream.maximumBytes)
    #expect(error?.description == "has more than 1 GiB, the most that is read; give a part of it")
  }

  @Test func severalPartsAreOne() throws {
    let directory = try TemporaryDirectory()
    let text = "[" + String(repeating: "1, ", count: 1_000_000) + "2]"
    let path = try directory.write(text, to: "data.json")
    #expect(try JSONDocument(contentsOfFile: path).rows().count == 1_000_001)
  }

  @Test func aFolderCannotBeRead() throws {
    let directory = try TemporaryDirectory()
    #expect(failure(directory.url.path, limit: 10)?.code == .unreadableFile)
  }
}
