import CarobLibc
import Testing

@Suite("Kinds of files")
struct FileKindTests {
  @Test(arguments: [
    ("/", FileKind.directory), ("/dev/null", .special),
    ("/proc/self/exe", .regular), ("/nothing/here", nil), ("/dev/null/here", nil), ("", nil),
  ])
  func linksAreFollowed(_ path: String, _ kind: FileKind?) {
    #expect(FileKind(path) == kind)
  }

  @Test func theReasonNamesWhatShouldBeThere() {
    #expect(FileKind.missing("/") == nil)
    #expect(FileKind.missing("/nothing/here") == "no such file")
    #expect(FileKind.missing("/dev/null/here", "folder") == "no such folder")
    #expect(
      FileKind.missing(String(repeating: "a", count: 300)) == "cannot be read: File name too long")
  }
}
