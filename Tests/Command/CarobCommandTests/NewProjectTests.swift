import Foundation
import PluginTestSupport
import Testing

/// `carob new --from`: a `carob.json` for a folder, by looking at it.
@Suite(.waitsForProcesses) struct NewProjectTests {
  private static let files = [
    "Shelf.podspec":
      "Pod::Spec.new do |s|\n  s.name = 'ShelfPod'\n  s.module_name = 'Shelf'\nend\n",
    "Source/Shelf/SHBook.h":
      "#import <Foundation/Foundation.h>\n@interface SHBook : NSObject\n@end\n",
    "Source/Shelf/SHBook.m": "#import \"SHBook.h\"\n@implementation SHBook\n@end\n",
    "Source/Shelf/Old/SHOld.m": """
    #import <Shelf/SHBook.h>
    id SHOld(void);
    id SHOld(void) { return [[SHBook new] autorelease]; }

    """,
    "Source/Shelf/Shelf-Prefix.pch": "#import <Foundation/Foundation.h>\n",
    "Source/ShelfTests/BookTests.m": """
    #import <XCTest/XCTest.h>
    #import <Shelf/SHBook.h>
    @interface BookTests : XCTestCase
    @end
    @implementation BookTests
    - (void)testBook { XCTAssertNotNil([SHBook new]); }
    @end

    """,
    "Examples/App/main.m": "int main(void) { return 0; }\n",
    "Pods/Other/Other.m": "int other;\n",
  ]

  @Test func whatIsProposedIsBuilt() throws {
    let library = try TemporaryDirectory(Self.files)
    let run = try CommandRun(["new", "--from", "."], in: library.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        Wrote ./carob.json:

          library: 2 files in Source/Shelf, prefix header Source/Shelf/Shelf-Prefix.pch, 1 without ARC
          tests: 1 file in Source/ShelfTests

        Next:

        """), "\(run.output)")
    let text = try Data(contentsOf: library.url.appendingPathComponent("carob.json"))
    let value = try JSONSerialization.jsonObject(with: text)
    #expect(try JSONSchema.named("carob").problems(of: value) == [])
    #expect(
      value as? NSDictionary == [
        "name": "Shelf", "folder": "Source/Shelf", "prefix": "Source/Shelf/Shelf-Prefix.pch",
        "arc": ["except": ["Old/SHOld.m"]], "tests": ["folder": "Source/ShelfTests"],
      ])
    let tested = try CommandRun(
      ["test", "."], in: library.url, environment: ["CAROB_ROOT": PluginFixture.project.path])
    #expect(tested.status == 0, "\(tested.errors)\(tested.output)")
  }

  /// A folder whose tests are beside the sources, with names by which a pattern finds them or not.
  @Test(arguments: [
    (["SHBook.m", "SHBookTests.m", "Sub/SHPageTests.m"], ["*Tests.m"], nil),
    (["SHBook.m", "CheckBook.m", "Sub/CheckPage.m"], ["CheckBook.m", "Sub/CheckPage.m"], nil),
    (["SHBook.m", "Check.m", "Sub/Check.m"], ["./Check.m", "Sub/Check.m"], nil),
    (["Core/SHBook.m", "Core/BookTests.m", "More/PageTests.m"], ["*Tests.m"], "Core"),
  ])
  func testsBesideTheSourcesAreNamed(
    paths: [String], patterns: [String], folder: String?
  ) throws {
    var files = ["Shelf.podspec": "", "Example/main.m": "int main(void) { return 0; }\n"]
    files[paths[0].replacing(".m", with: ".h")] =
      "#import <Foundation/Foundation.h>\n@interface SHBook : NSObject\n@end\n"
    files[paths[0]] = "#import \"SHBook.h\"\n@implementation SHBook\n@end\n"
    for (index, path) in paths.dropFirst().enumerated() {
      files[path] = """
        #import <XCTest/XCTest.h>
        #import "SHBook.h"
        @interface Tests\(index) : XCTestCase
        @end
        @implementation Tests\(index)
        - (void)testBook { XCTAssertNotNil([SHBook new]); }
        @end

        """
    }
    let library = try TemporaryDirectory(files)
    let run = try CommandRun(["new", "--from", ".", "--output", "-"], in: library.url)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let tests = try #require(value?["tests"] as? [String: Any])
    #expect(tests["sources"] as? [String] == patterns)
    #expect(tests["folder"] == nil)
    #expect(value?["folder"] as? String == folder)
    _ = try library.write(run.output, to: "carob.json")
    let environment = ["CAROB_ROOT": PluginFixture.project.path]
    let built = try CommandRun(["build", "-q"], in: library.url, environment: environment)
    #expect(built == CommandRun(status: 0, output: "./libShelf.so\n"))
    let tested = try CommandRun(["test", "."], in: library.url, environment: environment)
    #expect(tested.status == 0, "\(tested.errors)\(tested.output)")
    #expect(tested.output.contains("Executed 2 tests, with 0 failures"), "\(tested.output)")
  }

  private func proposal(_ files: [String: String]) throws -> NSDictionary? {
    let library = try TemporaryDirectory(files)
    let run = try withExtendedLifetime(library) {
      try CommandRun(["new", "--from", ".", "--output", "-"], in: library.url)
    }
    return try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? NSDictionary
  }

  @Test func aPrefixHeaderOfAnotherTargetIsNotTaken() throws {
    let files = ["Shelf.podspec": "", "SHBook.m": "", "Example/main.m": "", "Example/App.pch": ""]
    #expect(
      try proposal(files.merging(["Tests/A.m": "", "Tests/Tests.pch": ""]) { $1 })
        == [
          "name": "Shelf", "exclude": ["Example"],
          "tests": ["folder": "Tests", "prefix": "Tests/Tests.pch"],
        ])
    #expect(
      try proposal(files.merging(["Support/Shelf.pch": ""]) { $1 })
        == ["name": "Shelf", "exclude": ["Example"], "prefix": "Support/Shelf.pch"])
  }

  @Test func dataThatSourcesNameAreResources() throws {
    let files = [
      "SHShelf.m": "id a(void) { return @\"books\"; }\n// @\"notes\"\n", "books.json": "[]",
      "Data/books.json": "[]", "notes.txt": "", "Example/books.csv": "",
      "Tests/SHTests.m": "id b(void) { return @[@\"books\", @\"wrong.json\"]; }\n",
      "Tests/Data/wrong.json": "[", "Tests/Data/right.json": "[]",
    ]
    let proposal = try #require(try proposal(files))
    #expect(proposal["resources"] as? [String] == ["Data/books.json"])
    #expect(
      (proposal["tests"] as? [String: Any])?["resources"] as? [String]
        == ["Tests/Data/wrong.json"])
  }

  /// A part of the library has its own setting, and a comment none.
  @Test(arguments: [
    ("Pod::Spec.new do |s|\n  s.requires_arc = false\nend\n", true),
    ("Pod::Spec.new do | spec |\n  spec.requires_arc = false\nend\n", true),
    ("{\"name\": \"Shelf\", \"requires_arc\": false}\n", true),
    ("Pod::Spec.new do |s|\n  # s.requires_arc = false\nend\n", false),
    (
      "Pod::Spec.new do |s|\n  s.subspec 'Old' do |old|\n    old.requires_arc = false\n  end\nend\n",
      false
    ),
  ])
  func theSpecificationSaysWhetherThereIsARC(text: String, isManual: Bool) throws {
    let value = try proposal(["Shelf.podspec": text, "SHBook.m": ""])
    #expect(value == (isManual ? ["name": "Shelf", "arc": false] : ["name": "Shelf"]))
  }

  /// It would wait for a writer.
  @Test func aSpecificationThatIsAPipeIsNotRead() throws {
    let library = try TemporaryDirectory(["SHBook.m": ""])
    #expect(mkfifo(library.url.appendingPathComponent("Shelf.podspec").path, 0o600) == 0)
    let run = try CommandRun(["new", "--from", ".", "--output", "-"], in: library.url)
    #expect(run.status == 0)
    #expect(run.output.contains("\"name\": \"Shelf\""))
  }

  @Test func aFileThatExistsIsKept() throws {
    let library = try TemporaryDirectory(Self.files.merging(["carob.json": "{}"]) { $1 })
    #expect(
      try CommandRun(["new", "--from", "."], in: library.url)
        == .failure(
          73,
          "./carob.json: exists already; pass --force to replace it, or --output to write another file"
        ))
    let printed = try CommandRun(["new", "--from", ".", "--output", "-"], in: library.url)
    #expect(printed.status == 0)
    #expect(printed.output.hasPrefix("{\n  \"name\": \"Shelf\","))
    #expect(try CommandRun(["new", "--from", ".", "--force"], in: library.url).status == 0)
  }

  @Test(arguments: [
    (["new"], 64, "give the name of the plugin, or --from FOLDER for a carob.json"),
    (
      ["new", "--from", ".", "Demo"], 64,
      "--from cannot be combined with a plugin's name and options"
    ),
    (
      ["new", "--from", ".", "--key-path", "a"], 64,
      "--from cannot be combined with a plugin's name and options"
    ),
    (
      ["new", "--from", ".", "--language", "c"], 64,
      "--from cannot be combined with a plugin's name and options"
    ),
    (["new", "Demo", "--output", "x"], 64, "--output is for --from; leave it out"),
    (["new", "--from", "none"], 66, "none: no such folder; check the path"),
    (["new", "--from", "empty"], 66, "empty: neither it nor its subfolders have .m"),
  ])
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let library = try TemporaryDirectory(["empty/a.txt": ""])
    let run = try CommandRun(arguments, in: library.url)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
