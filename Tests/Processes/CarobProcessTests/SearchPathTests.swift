import Foundation
import Testing

@testable import CarobProcess

/// Where commands are looked for.
struct SearchPathTests {
  @Test func aPathIsTakenAsItIs() {
    #expect(SearchPath.paths(of: "./cc") == ["./cc"])
    #expect(SearchPath.paths(of: "/bin/cc") == ["/bin/cc"])
  }

  @Test func aNameIsLookedForInEachFolder() {
    #expect(SearchPath.paths(of: "cc", in: "/a:/b/c") == ["/a/cc", "/b/c/cc"])
  }

  /// As shells have it.
  @Test func anEmptyFolderIsTheWorkingDirectory() {
    #expect(SearchPath.paths(of: "cc", in: "/a:") == ["/a/cc", "cc"])
  }
}
