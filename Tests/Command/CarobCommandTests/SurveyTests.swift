import Foundation
import PluginTestSupport
import Testing

/// `carob survey`.
@Suite(.waitsForProcesses) struct SurveyTests {
  private func run(
    _ arguments: [String], in folder: TemporaryDirectory, environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(
      ["survey"] + arguments, in: folder.url,
      environment: ["CAROB_ROOT": PluginFixture.project.path].merging(environment) { $1 })
  }

  private static let files = [
    "Shelf/A.m": "#import <Foundation/Foundation.h>\nid a;\n",
    "Shelf/B.m": "#import <SpriteKit/SpriteKit.h>\n",
    "Shelf/C.m": "#import <SpriteKit/SpriteKit.h>\n",
    "Shelf/D.m": "#import <Foundation/Foundation.h>\nid d(void) { return [NSDictionery new]; }\n",
    "ShelfTests/T.m": "#import <XCTest/XCTest.h>\nXCTestCase *t;\n",
    "ShelfTests/U.m": "#import <XCTest/XCTest.h>\nSH_CASE XCTestCase *u;\n",
    "Shelf/Data.m": "MATLAB\0",
  ]

  @Test func whatCompilesIsCountedAndWhatIsMissingRanked() throws {
    let folder = try TemporaryDirectory(Self.files)
    let run = try run([], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let lines = run.lines
    #expect(lines[0] == ".: 1 of 4 sources compile (25 %), 1 of 2 test files compile (50 %)")
    #expect(lines[2] == "skipped: ./Shelf/Data.m: is no text")
    let causes = lines.filter { $0.hasSuffix("]") }
    #expect(
      causes == [
        "    2  header SpriteKit/SpriteKit.h [absent]", "    1  class NSDictionery [unknown]",
        "    1  macro SH_CASE [unknown]",
      ])
    #expect(run.output.contains("did you mean NSDictionary?"))
    #expect(run.output.contains("docs/projects.md#frameworks-that-are-absent-on-purpose"))
    // Nothing is written.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["Shelf", "ShelfTests"])
    let coloured = try self.run([], in: folder, environment: ["FORCE_COLOR": "1"])
    #expect(coloured.output.contains("\u{1B}["))
    let plain = try self.run(
      [], in: folder, environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"])
    #expect(plain.output == run.output)
  }

  @Test func theJSONIsAsTheSchemaSays() throws {
    let run = try run(["--format", "json"], in: TemporaryDirectory(Self.files))
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(try JSONSchema.named("survey").problems(of: value) == [])
    let lacks = try #require(value["lacks"] as? [[String: Any]])
    #expect(
      lacks.map { $0["name"] as? String } == ["SpriteKit/SpriteKit.h", "NSDictionery", "SH_CASE"])
    #expect(lacks[0]["in"] as? [String] == ["./Shelf/B.m", "./Shelf/C.m"])
    #expect(lacks[0]["first"] as? Int == 2)
    #expect(lacks[1]["nearest"] as? [String] == ["NSDictionary"])
    #expect(value["proposed"] as? Bool == true)
  }

  @Test func theProjectSaysHowFilesAreCompiled() throws {
    let files = [
      "carob.json":
        #"{"exclude": ["B.m", "C.m", "Data.m", "ShelfTests"], "defines": ["NSDictionery=NSDictionary"]}"#
    ]
    let run = try run(["--files"], in: TemporaryDirectory(Self.files.merging(files) { $1 }))
    #expect(run.output == ".: 2 of 2 sources compile (100 %), no test files\n")
  }

  @Test func filesInSwiftAreTold() throws {
    let folder = try TemporaryDirectory([
      "a.m": "int a;\n", "A.swift": "", "B/B.swift": "", "Package.swift": "",
    ])
    #expect(
      try run([], in: folder).lines[2]
        == "not counted: 2 files in Swift, as apps in Swift do not run")
    #expect(try run(["--format", "json"], in: folder).output.contains("\"filesInSwift\": 2"))
  }

  @Test func moreCausesAreCounted() throws {
    let names = (0..<25).map { "#import <SpriteKit/SK\($0).h>\n" }
    let folder = try TemporaryDirectory(
      Dictionary(uniqueKeysWithValues: names.enumerated().map { ("a\($0.offset).m", $0.element) }))
    #expect(try run([], in: folder).output.hasSuffix("and 5 more; --all lists them\n"))
    #expect(try run(["--all"], in: folder).lines.count { $0.hasSuffix("[absent]") } == 25)
  }

  /// Links that lead nowhere are no files with errors, and a link to a folder is no source.
  @Test func linksAreNotFollowedToFolders() throws {
    let folder = try TemporaryDirectory(["Shelf/a.m": "int a;\n", "carob.json": "{}"])
    let shelf = folder.url.appendingPathComponent("Shelf").path
    for (target, name) in [("..", "up"), ("..", "up.m"), ("none", "b.m"), ("c.m", "c.m")] {
      #expect(symlink(target, "\(shelf)/\(name)") == 0)
    }
    let run = try run([], in: folder)
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            .: 1 of 1 source compiles (100 %), no test files
            skipped: ./Shelf/b.m: no such file
            skipped: ./Shelf/c.m: too many levels of symbolic links

            """))
  }

  // MARK: Ends

  @Test func aFileThatTakesTooLong() throws {
    let folder = try TemporaryDirectory(["a.m": "int a;\n", "wait": "exec sleep 100\n"])
    let run = try run(["--timeout", "0.1"], in: folder, environment: ["OBJC": "sh ./wait"])
    #expect(run.status == 0)
    #expect(run.output.contains("./a.m: took longer than 0.1 seconds\n"), "\(run.output)")
  }

  @Test(
    arguments: [
      (["none"], [:], 66, "none: no such folder; check the path"),
      (["empty"], [:], 66, "empty: neither it nor its subfolders have .m"),
      (
        ["swift"], [:], 66,
        "swift: neither it nor its subfolders have .m, .mm, .c, .cc, .cpp or .cxx files, and apps in Swift"
      ),
      ([], ["PATH": "/nowhere"], 69, "clang: there is no such program; install it"),
      ([], ["OBJC": "/none"], 69, "/none: there is no such program"),
      (["--timeout", "0"], [:], 64, "--timeout 0.0 is no time to wait"),
    ] as [([String], [String: String], Int32, String)])
  func refusals(
    arguments: [String], environment: [String: String], status: Int32, message: String
  ) throws {
    let run = try run(
      arguments,
      in: TemporaryDirectory(["a.m": "int a;\n", "empty/a.txt": "", "swift/A.swift": ""]),
      environment: environment)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.contains("carob: \(message)"), "\(run.errors)")
  }

  @Test func anInterruptEndsTheCompilers() throws {
    let folder = try TemporaryDirectory([
      "a.h": "", "a.m": "int a;\n", "wait": "echo $$ >pid\nexec sleep 100\n",
    ])
    let running = try RunningCommand(
      ["survey"], in: folder.url,
      environment: [
        "CAROB_ROOT": PluginFixture.project.path, "OBJC": "sh ./wait", "TMPDIR": folder.url.path,
      ])
    let process = try running.process(writtenTo: folder.url.appendingPathComponent("pid"))
    running.interrupt()
    try running.wait { !RunningCommand.isRunning(process) }
    #expect(running.end() == CommandRun(status: 130))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == ["a.h", "a.m", "pid", "wait"])
  }
}
