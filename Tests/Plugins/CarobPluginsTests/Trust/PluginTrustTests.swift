import Foundation
import Glibc
import PluginTestSupport
import Testing

@testable import CarobPlugins

/// Which files a name may stand for, with real directories, modes and owners.
@Suite struct PluginTrustTests {
  /// A directory of the search path in one that the test can open to everybody.
  private struct Place {
    let root: TemporaryDirectory
    /// What is above the directory.
    let above: String
    let directory: String
    let file: String

    init() throws {
      root = try TemporaryDirectory()
      // As the real path, as messages have it.
      let path = root.url.resolvingSymlinksInPath().path
      above = path + "/above"
      directory = above + "/plugins"
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
      file = directory + "/libThing.so"
      try "".write(toFile: file, atomically: false, encoding: .utf8)
      for (path, mode) in [(above, 0o755), (directory, 0o755), (file, 0o644)] {
        #expect(chmod(path, mode_t(mode)) == 0)
      }
    }

    /// What the name stands for.
    func found(trusting isTrusted: Bool = false) throws(PluginError) -> String {
      try PluginSearchPath(directories: [directory], isTrusted: isTrusted).file(for: "Thing")
    }
  }

  private func refusal(_ place: Place) -> String? {
    let error = #expect(throws: PluginError.self) { try place.found() }
    #expect(error?.code == .untrusted)
    #expect(throws: Never.self) { try place.found(trusting: true) }
    return error?.description
  }

  @Test(arguments: [0o644, 0o755, 0o444, 0o664, 0o775])
  func whatOthersCannotWriteIsFound(_ mode: Int) throws {
    let place = try Place()
    #expect(chmod(place.file, mode_t(mode)) == 0)
    #expect(try place.found() == place.file)
  }

  @Test(arguments: [0o646, 0o666, 0o777, 0o642])
  func aFileThatEverybodyCanWrite(_ mode: Int) throws {
    let place = try Place()
    #expect(chmod(place.file, mode_t(mode)) == 0)
    #expect(
      refusal(place)
        == "\(place.file): can be written by everybody; take that away with chmod o-w, or give the "
        + "path of the file")
  }

  @Test("also a sticky one, such as /tmp", arguments: [0o777, 0o1777, 0o703])
  func aDirectoryThatEverybodyCanWrite(_ mode: Int) throws {
    let place = try Place()
    #expect(chmod(place.directory, mode_t(mode)) == 0)
    #expect(
      refusal(place)
        == "\(place.file): is found in \(place.directory), which everybody can write to; put it "
        + "into a directory that only you can write to, or give the path of the file")
  }

  @Test func aDirectoryInOneThatEverybodyCanWrite() throws {
    let place = try Place()
    #expect(chmod(place.above, 0o777) == 0)
    #expect(
      refusal(place)
        == "\(place.file): is found below \(place.above), which everybody can write to and which "
        + "has no sticky bit; take that away with chmod o-w, or give the path of the file")
    // Nobody can rename what is in it but its owner.
    #expect(chmod(place.above, 0o1777) == 0)
    #expect(try place.found() == place.file)
  }

  @Test("only root can give files away", .enabled(if: geteuid() == 0))
  func aFileOfSomebodyElse() throws {
    let place = try Place()
    #expect(chown(place.file, 12345, 12345) == 0)
    #expect(
      refusal(place)
        == "\(place.file): belongs to user 12345, not to you or root; copy it, so that it is "
        + "yours, or give the path of the file")
  }

  @Test("only root can give directories away", .enabled(if: geteuid() == 0))
  func aDirectoryOfSomebodyElse() throws {
    let place = try Place()
    #expect(chown(place.directory, 12345, 12345) == 0)
    #expect(
      refusal(place)
        == "\(place.file): is found in \(place.directory), which belongs to user 12345; put it into "
        + "a directory of your own, or give the path of the file")
    // Whoever has a directory above cannot make files of ours.
    #expect(chown(place.directory, 0, 0) == 0)
    #expect(chown(place.above, 12345, 12345) == 0)
    #expect(try place.found() == place.file)
  }

  @Test func aLinkIsWhatItLeadsTo() throws {
    let (place, other) = (try Place(), try Place())
    try FileManager.default.removeItem(atPath: place.file)
    try FileManager.default.createSymbolicLink(
      atPath: place.file, withDestinationPath: other.file)
    #expect(try place.found() == other.file)
    #expect(chmod(other.file, 0o666) == 0)
    #expect(refusal(place)?.hasPrefix("\(other.file): can be written by everybody") == true)
    #expect(chmod(other.file, 0o644) == 0)
    #expect(chmod(other.directory, 0o1777) == 0)
    #expect(refusal(place)?.contains("is found in \(other.directory), which everybody") == true)
    #expect(chmod(other.directory, 0o755) == 0)
    // Where the link is counts as well: whoever can write there can lead it elsewhere.
    #expect(chmod(place.directory, 0o1777) == 0)
    #expect(refusal(place)?.contains("is found in \(place.directory), which everybody") == true)
  }

  @Test func aLinkedDirectoryIsWhatItLeadsTo() throws {
    let place = try Place()
    let link = place.above + "/link"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: place.directory)
    let path = PluginSearchPath(directories: [link])
    #expect(try path.file(for: "Thing") == place.file)
    #expect(chmod(place.directory, 0o777) == 0)
    let error = #expect(throws: PluginError.self) { try path.file(for: "Thing") }
    #expect(error?.code == .untrusted)
  }

  @Test func aLinkThatLeadsNowhereIsNoPlugin() throws {
    let place = try Place()
    try FileManager.default.removeItem(atPath: place.file)
    try FileManager.default.createSymbolicLink(
      atPath: place.file, withDestinationPath: "/nonexistent/libThing.so")
    let error = #expect(throws: PluginError.self) { try place.found() }
    #expect(error?.code == .notFound)
  }

  @Test func anUntrustedFileDoesNotMakeWayForALaterOne() throws {
    let (place, other) = (try Place(), try Place())
    #expect(chmod(place.directory, 0o777) == 0)
    let path = PluginSearchPath(directories: [place.directory, other.directory])
    let error = #expect(throws: PluginError.self) { try path.file(for: "Thing") }
    #expect(error?.code == .untrusted)
    // A directory that does not have the plugin is of no account.
    try FileManager.default.removeItem(atPath: place.file)
    #expect(try path.file(for: "Thing") == other.file)
  }

  @Test func aPathIsTheUsersOwnDecision() throws {
    let place = try Place()
    #expect(chmod(place.directory, 0o777) == 0)
    #expect(chmod(place.file, 0o666) == 0)
    let path = PluginSearchPath(directories: [])
    #expect(try path.file(for: place.file) == place.file)
  }

  @Test(arguments: [("", false), ("1", true), ("no", true)])
  func theEnvironmentSaysWhetherThePathIsTrusted(_ value: String, _ isTrusted: Bool) throws {
    let place = try Place()
    #expect(chmod(place.file, 0o666) == 0)
    let environment = [
      "CAROB_PLUGIN_PATH": place.directory, "CAROB_TRUST_PLUGIN_PATH": value,
    ]
    let path = PluginSearchPath(environment: environment, executable: nil)
    #expect(path.isTrusted == isTrusted)
    #expect((try? path.file(for: "Thing")) == (isTrusted ? place.file : nil))
  }

  @Test func aSetUIDProgramDoesNotListenToItsEnvironment() throws {
    let place = try Place()
    let path = PluginSearchPath(
      environment: ["CAROB_PLUGIN_PATH": place.directory, "CAROB_TRUST_PLUGIN_PATH": "1"],
      executable: "/opt/carob/bin/carob", isPrivileged: true)
    #expect(path.directories == ["/opt/carob/bin"])
    #expect(!path.isTrusted)
    let error = #expect(throws: PluginError.self) { try path.file(for: "Thing") }
    #expect(
      error?.description
        == "Thing: no libThing.so in /opt/carob/bin; give its path, since a set-uid program does not "
        + "look at CAROB_PLUGIN_PATH")
  }

  /// `docs/trust.md` names a test for each rule, and has a rule for each test of a file or directory.
  @Test func thePageNamesTheseTests() throws {
    let page = try String(
      contentsOf: PluginFixture.project.appendingPathComponent("docs/trust.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let tests = Set(source.matches(of: /func (\w+)\(.*throws {\n/).map { String($0.1) })
    let named = Set(page.matches(of: /`([a-z]\w+)`/).map { String($0.1) })
      .filter { $0.hasPrefix("a") && $0.contains(/[A-Z]/) }
    #expect(named.count >= 9)
    #expect(named.subtracting(tests) == [])
    let rules = tests.filter { $0.hasPrefix("aFile") || $0.hasPrefix("aDirectory") }
    #expect(rules.subtracting(named) == [])
  }
}
