import Foundation
import PluginTestSupport
import Testing

/// `carob inspect --diff`.
@Suite(.waitsForProcesses) struct InspectDiffTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try build("old")
    try build("new", "-DNEWER", "-DVERSION=\"2.0.0\"")
  }

  private func build(_ name: String, _ flags: String...) throws {
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/Builds/two_builds.c")
    let folder = directory.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = try PluginFixture.build(source: source, in: folder, flags: flags)
  }

  private func diff(
    _ old: String = "old", _ new: String = "new", _ options: String...
  ) throws -> CommandRun {
    try CommandRun(
      ["inspect", "--diff", "./\(old)/two_builds.so", "./\(new)/two_builds.so"] + options,
      in: directory.url)
  }

  @Test func saysWhatOthersNotice() throws {
    #expect(
      try diff()
        == CommandRun(
          status: 0,
          output: """
            noticed: BDList <BDReading>: removed [adoption]
              conformsToProtocol: answers NO
            noticed: +[BDList gone]: removed [method]
              messages fail
            noticed: -[BDList gone]: removed [method]
              messages fail
            noticed: BDGone: removed [class]
              nobody finds the class, and subclasses and categories of others are not registered
            noticed: -[BDList count]: was "i@:", and is "q@:" [method]
              code that was compiled before passes or expects the earlier types
            noticed: BDList.height: was "q", and is "d" [property]
              code that was compiled before passes or expects the earlier type
            noticed: BDChild: was a subclass of BDBase, and is a subclass of NSObject [class]
              it inherits other methods
            noticed: -[BDReading readAll]: added [requirement]
              classes that adopt the protocol lack it
            unnoticed: -[BDList moved]: removed, and inherited from BDBase [method]
            unnoticed: version: was 1.0.0, and is 2.0.0 [field]
            unnoticed: -[BDList title]: was "@16@0:8", and is "@@:" [method]
            unnoticed: BDGrandchild: was a subclass of BDBase, and is a subclass of BDList [class]
            unnoticed: -[BDReading readSome]: added [requirement]
            unnoticed: -[BDBase moved]: added [method]
            unnoticed: -[BDList come]: added [method]
            8 changes that others notice, 7 that they do not

            """))
  }

  @Test func olderHostsNoticeWhatABuildDemands() throws {
    try build("demanding", "-DDEMANDING")
    #expect(
      try diff("old", "demanding").output == """
        noticed: least host: was none, and is 0.3 [field]
          older versions of Carob refuse the plugin
        1 change that others notice, 0 that they do not; both builds have the version 1.0.0

        """)
  }

  @Test func aBuildIsLikeItself() throws {
    #expect(
      try diff("old", "old", "--strict") == CommandRun(status: 0, output: "no difference\n"))
  }

  @Test func strictFailsForWhatIsNoticed() throws {
    let run = try diff("old", "new", "--strict")
    #expect(run.status == 78)
    #expect(
      run.errors
        == "carob: ./new/two_builds.so: others notice 8 differences from ./old/two_builds.so; "
        + "raise the version, or keep what was there\n")
  }

  @Test func theSameVersionIsNamed() throws {
    try build("same", "-DNEWER", "-DVERSION=\"1.0.0\"")
    #expect(
      try diff("old", "same").lines.last { !$0.isEmpty }
        == "8 changes that others notice, 6 that they do not; both builds have the version 1.0.0")
  }

  @Test func writesJSON() throws {
    let run = try diff("old", "new", "--format", "json")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["noticed"] as? Int == 8)
    let changes = try #require(json["changes"] as? [[String: Any]])
    #expect(changes.count == 15)
    #expect(changes.first?["change"] as? String == "removed")
    #expect((json["new"] as? [String: Any])?["version"] as? String == "2.0.0")
  }

  @Test(arguments: [
    ["--diff", "./old/two_builds.so"], ["./old/two_builds.so", "--strict"],
    ["--diff", "./old/two_builds.so", "--host", "NSString"],
  ])
  func refusesWhatDoesNotGoTogether(_ arguments: [String]) throws {
    #expect(try CommandRun(["inspect"] + arguments, in: directory.url).status == 64)
  }
}
