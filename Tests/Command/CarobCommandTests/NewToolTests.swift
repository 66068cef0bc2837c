import Foundation
import PluginTestSupport
import Testing

/// `carob new --tool`.
@Suite(.waitsForProcesses) struct NewToolTests {
  @Test(arguments: [[], ["--language", "objc"]])
  func saysWhatItWroteAndWhatToTypeNext(_ options: [String]) throws {
    let folder = try TemporaryDirectory()
    let run = try CommandRun(["new", "Count", "--tool"] + options, in: folder.url)
    let carob = Executable.url.path
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            Wrote Count:

              Count/carob.json                where the sources and the tests are
              Count/main.m                    what the program does with its arguments
              Count/COTextCount.h             the class that does the work
              Count/COTextCount.m             its implementation
              Count/Tests/COTextCountTests.m  its tests
              Count/README.md                 how to run and test it
              Count/.gitignore                what Git leaves out

            Next:

              \(carob) run Count Count/README.md
              \(carob) test Count

            """))
    let written = try FileManager.default.subpathsOfDirectory(
      atPath: folder.url.appendingPathComponent("Count").path)
    #expect(
      written.sorted() == [
        ".gitignore", "COTextCount.h", "COTextCount.m", "README.md", "Tests",
        "Tests/COTextCountTests.m", "carob.json", "main.m",
      ])
    for name in written where name != "Tests" {
      let file = folder.url.appendingPathComponent("Count/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
      #expect(!text.contains("XY") && !text.contains("Template"), "\(name)")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(!lines.contains { $0.hasSuffix(" ") || $0.count > 120 }, "\(name)")
    }
  }

  @Test func itsTestsPass() throws {
    let folder = try TemporaryDirectory()
    let new = ["new", "Count", "--tool", "--prefix", "ABC", "--directory", "a b"]
    #expect(try CommandRun(new, in: folder.url).status == 0)
    let run = try CommandRun(["test", "a b"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("Executed 3 tests, with 0 failures"), "\(run.output)")
    #expect(run.errors == "")
  }

  @Test(.enabled(if: InstalledLibrary.prefix != nil)) func itRuns() throws {
    let folder = try TemporaryDirectory(["text": "one two\nthree\n"])
    let caches = ["XDG_CACHE_HOME": folder.url.path]
    #expect(try CommandRun(["new", "Count", "--tool"], in: folder.url).status == 0)
    #expect(
      try CommandRun(["run", "Count", "text"], in: folder.url, environment: caches)
        == CommandRun(status: 0, output: "     2      3  text\n"))
    #expect(
      try CommandRun(["run", "Count"], in: folder.url, input: "one", environment: caches)
        == CommandRun(status: 0, output: "     1      1  /dev/stdin\n"))
    let missing = try CommandRun(["run", "Count", "no"], in: folder.url, environment: caches)
    #expect(missing.status == 1)
    #expect(missing.errors.hasPrefix("no: "))
  }

  @Test(arguments: [
    (
      ["--language", "c"],
      "--language c cannot be combined with --tool, which writes Objective-C; leave it out"
    ),
    (
      ["--model", "Book"],
      "--model cannot be combined with --tool, whose program shows no rows; leave it out"
    ),
    (
      ["--data", "rows.json"],
      "--data cannot be combined with --tool, whose program shows no rows; leave it out"
    ),
    (
      ["--key-path", "rows"],
      "--key-path cannot be combined with --tool, whose program shows no rows; leave it out"
    ),
  ])
  func refusesWhatIsForPlugins(_ options: [String], reason: String) throws {
    let folder = try TemporaryDirectory()
    #expect(
      try CommandRun(["new", "Count", "--tool"] + options, in: folder.url)
        == .failure(64, "\(reason); see carob --help"))
  }
}
