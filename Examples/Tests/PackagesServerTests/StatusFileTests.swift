import Foundation
import Testing

@testable import PackagesServer

@Suite("Status files") struct StatusFileTests {
  private let text = """
    Package: zlib1g
    Status: install ok installed
    Priority: required
    Section: libs
    Installed-Size: 168
    Architecture: amd64
    Version: 1:1.2.13
    Pre-Depends: dpkg (>= 1.15)
    Depends: libc6 (>= 2.14), awk | mawk
    Description: compression library - runtime
     zlib is a library.
     .
     Section: none of it

    Package: gone
    Status: deinstall ok config-files
    Architecture: all

    Package: awk-tool
    Status: install ok installed
    Architecture: all
    Version: 2
    """

  @Test func installedPackagesAreRead() throws {
    let packages = try StatusFile.packages(in: text, "status")
    #expect(packages.map(\.name) == ["zlib1g", "awk-tool"])
    #expect(
      packages.first
        == DebianPackage(
          name: "zlib1g", version: "1:1.2.13", architecture: "amd64", section: "libs",
          priority: "required", installedSize: 168, summary: "compression library - runtime",
          depends: ["dpkg (>= 1.15)", "libc6 (>= 2.14)", "awk | mawk"]))
    #expect(packages.last?.section == "unknown")
    #expect(packages.last?.depends == [])
  }

  @Test func whatHasNotThatFormIsRefused() {
    for (text, reason) in [
      ("Package: a\nnonsense\n", "f:2: the line has no field"),
      ("Package: a\nStatus: x installed\n\nStatus: y\n", "f:4: the paragraph names no package"),
    ] {
      let error = #expect(throws: StatusFileError.self) {
        try StatusFile.packages(in: text, "f")
      }
      #expect(error?.description == reason)
    }
    let error = #expect(throws: StatusFileError.self) {
      try StatusFile.packages(atPath: "/no/such/file")
    }
    #expect(error?.description.hasPrefix("/no/such/file: ") == true)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: StatusFile.usualPath)))
  func theMachinesOwnAreRead() throws {
    let packages = try StatusFile.packages(atPath: StatusFile.usualPath)
    #expect(packages.contains { $0.name == "dpkg" && $0.section == "admin" })
    #expect(packages.allSatisfy { !$0.name.isEmpty && !$0.version.isEmpty })
  }
}
