import CarobLibc
import Foundation
import PluginTestSupport
import Testing

@testable import CarobPlugins

/// When a change of files counts, look by look.
@Suite(.waitsForProcesses) struct FileWatchTests {
  private let directory: TemporaryDirectory
  private let file: String

  init() throws {
    directory = try TemporaryDirectory()
    file = try directory.write("one", to: "file")
  }

  /// What some looks see.
  private func looks(_ count: Int, _ look: () -> Bool) -> [Bool] { (0..<count).map { _ in look() } }

  @Test func aChangeCountsOnceWhenItStays() throws {
    var watch = FileWatch { [file] in [file] }
    var seen = looks(2) { watch.seesChange() }
    #expect(seen == [false, false])
    _ = try directory.write("longer", to: "file")
    seen = looks(1) { watch.seesChange() }
    _ = try directory.write("longer still", to: "file")
    seen += looks(3) { watch.seesChange() }
    #expect(seen == [false, false, true, false])
    try FileManager.default.removeItem(atPath: file)
    seen = looks(3) { watch.seesChange() }
    #expect(seen == [false, true, false])
  }

  @Test func whatAnotherProcessSawIsToldFromWhatIsThere() throws {
    let number = FileWatch { [file] in [file] }.number
    var same = FileWatch(after: number) { [file] in [file] }
    var seen = looks(2) { same.seesChange() }
    #expect(seen == [false, false])
    _ = try directory.write("longer", to: "file")
    var other = FileWatch(after: number) { [file] in [file] }
    seen = looks(2) { other.seesChange() }
    #expect(seen == [false, true])
    #expect(other.number != number)
  }

  @Test func aLinkIsWhatItLeadsTo() throws {
    let link = directory.url.appendingPathComponent("link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(FileStamp(of: link) == FileStamp(of: file))
    try FileManager.default.removeItem(atPath: file)
    #expect(FileStamp(of: link) == nil)
  }

  @Test func aModuleThatIsAwayIsNoNewBuild() throws {
    var watch = ModuleWatch(path: file, timeout: 0)
    try FileManager.default.removeItem(atPath: file)
    var seen = looks(4) { watch.seesNewBuild() }
    #expect(!seen.contains(true))
    _ = try directory.write("no module", to: "file")
    seen = looks(2) { watch.seesNewBuild() }
    #expect(seen == [false, true])
  }

  @Test func whatIsNoWholeModuleHasToStay() throws {
    var watch = ModuleWatch(path: file, timeout: 1_000_000)
    _ = try directory.write("no module", to: "file")
    var seen = looks(4) { watch.seesNewBuild() }
    #expect(!seen.contains(true))
    let whole = try PluginFixture.build("minimal", in: directory.url)
    try FileManager.default.removeItem(atPath: file)
    try FileManager.default.moveItem(atPath: whole, toPath: file)
    seen = looks(2) { watch.seesNewBuild() }
    #expect(seen == [false, true])
  }
}
