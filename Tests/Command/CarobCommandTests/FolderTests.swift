import Foundation
import PluginTestSupport
import Testing

/// What the commands say of a folder with the sources of a plugin, as somebody types it.
@Suite(.waitsForProcesses) struct FolderTests {
  private let directory: TemporaryDirectory

  /// `Issues`, with a plugin in C in it.
  init() throws {
    directory = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent("Tests/Fixtures/Mistakes/C"),
      to: directory.url.appendingPathComponent("Issues"))
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(arguments, in: directory.url)
  }

  @Test func buildingMayBeQuiet() throws {
    let quiet = try run("build", "--quiet", "Issues//")
    #expect(quiet == CommandRun(status: 0, output: "Issues/libIssues.so\n"))
    #expect(try run("build", "Issues/").errors.hasSuffix(" -o Issues/libIssues.so\n"))
    let source = directory.url.appendingPathComponent("Issues/Issues.c")
    try Data("int x = ;\n".utf8).write(to: source)
    let failing = try run("build", "--quiet", "Issues")
    #expect(failing.status == 78)
    #expect(!failing.errors.contains("-fPIC") && failing.errors.contains("error: "))
  }

  @Test(arguments: [[], ["--isolated"]])
  func sourcesThatAreNewerAreNamed(_ options: [String]) throws {
    _ = try run("build", "Issues")
    func show(_ plugin: String) throws -> CommandRun {
      try CommandRun(["show", plugin] + options, in: directory.url)
    }
    #expect(try show("./Issues").errors == "")
    try FileManager.default.setAttributes(
      [.modificationDate: Date() + 100],
      ofItemAtPath: directory.url.appendingPathComponent("Issues/Issues.c").path)
    let run = try show("./Issues")
    #expect(run.status == 0 && run.output.contains("Crash on start"))
    #expect(
      run.errors
        == "carob: warning: ./Issues: Issues.c is newer than libIssues.so, which is shown; "
        + "build it with carob build ./Issues, or at each change with carob show ./Issues --watch\n"
    )
    // Whoever names the module means that.
    #expect(try show("Issues/libIssues.so").errors == "")
  }

  /// A name that no plugin has stands for the folder of that name.
  @Test(arguments: [["show"], ["show", "--isolated"], ["doctor"], ["inspect"]])
  func aNameIsAFolderInTheCurrentOne(_ arguments: [String]) throws {
    let missing = try CommandRun(arguments + ["Issues"], in: directory.url)
    #expect(missing.status == 66)
    #expect(
      missing.errors.hasSuffix(
        "./Issues: is a folder without a module, and there is no libIssues.so in "
          + "\(Executable.directory.path); make one with carob build\n"))
    _ = try run("build", "Issues")
    let named = try CommandRun(arguments + ["Issues"], in: directory.url)
    #expect(named.status == 0)
    #expect(try named == CommandRun(arguments + ["./Issues"], in: directory.url))
    // A plugin of that name comes first.
    let installed = directory.url.appendingPathComponent("Followers")
    try FileManager.default.createDirectory(at: installed, withIntermediateDirectories: false)
    #expect(try CommandRun(arguments + ["Followers"], in: directory.url).status == 0)
  }

  /// The working directory, the folder, and the module; also where it is watched.
  @Test(arguments: [("", 0o777), ("Only", 0o777), ("Only/libOnly.so", 0o666)])
  func aFolderOfOthersIsNotFoundByItsName(_ path: String, _ mode: mode_t) throws {
    _ = try run("build", "Issues")
    let folder = directory.url.appendingPathComponent("Only")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    for (name, copy) in [("libIssues.so", "libOnly.so"), ("issues.json", "issues.json")] {
      try FileManager.default.copyItem(
        at: directory.url.appendingPathComponent("Issues/\(name)"),
        to: folder.appendingPathComponent(copy))
    }
    #expect(try run("show", "Only").status == 0)
    #expect(chmod(directory.url.appendingPathComponent(path).path, mode) == 0)
    for arguments in [["show"], ["show", "--watch"], ["serve"], ["inspect"], ["doctor"]] {
      let run = try CommandRun(arguments + ["Only"], in: directory.url)
      #expect(run.status == 78, "\(arguments): \(run)")
      #expect(run.errors.contains("everybody"), "\(run.errors)")
    }
    #expect(try self.run("show", "./Only").status == 0)
  }

  /// Who looks a class up does not run what lies around.
  @Test func aClassComesBeforeAFolderOfItsName() throws {
    _ = try run("build", "Issues")
    try FileManager.default.moveItem(
      at: directory.url.appendingPathComponent("Issues"),
      to: directory.url.appendingPathComponent("NSString"))
    #expect(try run("inspect", "NSString") == run("inspect", "--host", "NSString"))
    #expect(try run("inspect", "./NSString").output.contains("GHIssue"))
  }

  @Test func theDoctorLooksAtAnotherScreen() throws {
    _ = try run("build", "Issues")
    #expect(try run("doctor", "./Issues").output == "nothing found\n")
    let other = try run("doctor", "./Issues", "--screen", "GHIssueViewController")
    #expect(other.output.contains("GHIssueViewController has none of configureCell:withIssue:"))
    let unknown = try run("doctor", "./Issues", "--screen", "GHIsue")
    #expect(unknown.status == 64)
    #expect(unknown.errors.hasPrefix("carob: --screen GHIsue: no class has that name; "))
  }
}
