import Foundation
import PluginTestSupport
import Testing

/// `carob new --from`: a `carob.json` for a folder, by looking at it.
@Suite(.waitsForProcesses) struct NewProjectTests {
  private func folder(_ files: [String: String]) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    for (path, text) in files {
      let file = directory.url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return directory
  }

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
    let library = try folder(Self.files)
    let run = try CommandRun(["new", "--from", "."], in: library.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        Wrote ./carob.json:

          library: 2 files in Source/Shelf, prefix header Source/Shelf/Shelf-Prefix.pch, 1 without ARC
          tests: 1 files in Source/ShelfTests

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

  @Test func aFileThatExistsIsKept() throws {
    let library = try folder(Self.files.merging(["carob.json": "{}"]) { $1 })
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
    (["new", "Demo", "--output", "x"], 64, "--output is for --from; leave it out"),
    (["new", "--from", "none"], 66, "none: no such folder; check the path"),
    (["new", "--from", "empty"], 66, "empty: neither it nor its subfolders have .m"),
  ])
  func refusals(arguments: [String], status: Int32, message: String) throws {
    let library = try folder(["empty/a.txt": ""])
    let run = try CommandRun(arguments, in: library.url)
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
