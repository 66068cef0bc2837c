import Foundation
import PluginTestSupport
import Testing

/// `carob build` and `carob test` with folders that have a `carob.json`.
@Suite(.waitsForProcesses) struct ProjectTests {
  /// A class with a method that returns a text.
  private static func implementation(
    _ name: String, imports: String = "", returns value: String
  ) -> String {
    """
    #import "\(name).h"
    \(imports)
    @implementation \(name)
    + (NSString *)text { return \(value); }
    @end

    """
  }

  private static func header(_ name: String) -> String {
    """
    #import <Foundation/Foundation.h>
    @interface \(name) : NSObject
    + (NSString *)text;
    @end

    """
  }

  private static func test(_ name: String, imports: String, _ body: String) -> String {
    "#import <XCTest/XCTest.h>\n\(imports)\n@interface \(name) : XCTestCase\n@end\n"
      + "@implementation \(name)\n- (void)testAll { \(body) }\n@end\n"
  }

  private func run(_ arguments: String..., in folder: TemporaryDirectory) throws -> CommandRun {
    try CommandRun(
      arguments, in: folder.url, environment: ["CAROB_ROOT": PluginFixture.project.path])
  }

  // MARK: Building

  /// A module for `@import`, whose headers others read as text with their own macros.
  @Test func aLibraryIsImportedAsAModule() throws {
    let project = try TemporaryDirectory([
      "carob.json": #"{"name": "Shelf", "folder": "Sources", "tests": {"folder": "Tests"}}"#,
      "Sources/Shelf.h": "#import <Shelf/SHBook.h>\n#ifdef WORD\n#define IS_TEXT 1\n#endif\n",
      "Sources/SHBook.h": Self.header("SHBook"),
      "Sources/SHBook.m": Self.implementation("SHBook", returns: "@\"book\""),
      "Tests/ModuleTests.m": Self.test(
        "ModuleTests",
        imports: "#define WORD\n@import Shelf;\n#ifdef IS_TEXT\n#error text\n#endif",
        "XCTAssertEqualObjects([SHBook text], @\"book\");"),
      "Tests/TextTests.m": Self.test(
        "TextTests",
        imports: "#define WORD\n#import <Shelf/Shelf.h>\n#ifndef IS_TEXT\n#error\n#endif",
        "XCTAssertEqualObjects([SHBook text], @\"book\");"),
    ])
    let run = try run("test", ".", in: project)
    #expect(run.status == 0)
    #expect(run.output.contains("Executed 2 tests, with 0 failures"))
    let map = "module Shelf { umbrella header \"Sources/Shelf.h\" export * }\n"
    try Data(map.utf8).write(to: project.url.appendingPathComponent("Own.modulemap"))
    let file = """
      {"name": "Shelf", "folder": "Sources", "flags": ["-fmodule-map-file=Own.modulemap"],
       "tests": {"folder": "Tests", "flags": ["-fmodule-map-file=Own.modulemap"]}}
      """
    try Data(file.utf8).write(to: project.url.appendingPathComponent("carob.json"))
    // Two maps of one module would be an error.
    #expect(try self.run("build", ".", in: project).status == 0)
  }

  /// Subfolders, names that occur twice, spaces, a prefix header, code without ARC, an umbrella folder and a macro.
  @Test func aLibraryAndItsTestsAreTakenAsTheyLie() throws {
    let project = try TemporaryDirectory([
      "carob.json": """
      {
        "name": "Shelf", "folder": "Sources", "exclude": ["Mac"], "prefix": "Supporting Files/Prefix.pch",
        "arc": {"except": ["Legacy"]}, "defines": ["WORD=@\\"book\\""],
        "tests": {"folder": "Tests", "resources": ["Tests/Data"]}
      }
      """,
      "Supporting Files/Prefix.pch": "#ifdef __OBJC__\n#import <Foundation/Foundation.h>\n#endif\n",
      "Sources/Shelf.h": "#import <Shelf/SHBook.h>\n#import <Shelf/SHOld.h>\n",
      "Sources/Core/SHBook.h": Self.header("SHBook"),
      "Sources/Core/SHBook.m": Self.implementation(
        "SHBook", imports: "#if !__has_feature(objc_arc)\n#error no ARC\n#endif", returns: "WORD"),
      "Sources/Legacy/SHOld.h": Self.header("SHOld"),
      "Sources/Legacy/SHOld.m": Self.implementation(
        "SHOld", returns: "[[[NSString alloc] initWithString:@\"old\"] autorelease]"),
      "Sources/Core/Names.m":
        "NSString *SHCoreName(void);\nNSString *SHCoreName(void) { return @\"core\"; }\n",
      "Sources/More Parts/Names.m":
        "NSString *SHPartName(void);\nNSString *SHPartName(void) { return @\"part\"; }\n",
      "Sources/Mac/SHMac.m": "#import <AppKit/AppKit.h>\n",
      "Tests/Data/a.txt": "data",
      "Tests/Unit Tests/ShelfTests.m": Self.test(
        "ShelfTests",
        imports:
          "#import <Shelf/Shelf.h>\n#import \"SHBook.h\"\nNSString *SHCoreName(void);\nNSString *SHPartName(void);",
        """
        XCTAssertEqualObjects([SHBook text], @"book");
        XCTAssertEqualObjects([SHOld text], @"old");
        XCTAssertEqualObjects(SHCoreName(), @"core");
        XCTAssertEqualObjects(SHPartName(), @"part");
        NSString *path = [[NSBundle bundleForClass:[self class]] pathForResource:@"a" ofType:@"txt" inDirectory:@"Data"];
        XCTAssertEqualObjects([NSString stringWithContentsOfFile:path encoding:NSUTF8StringEncoding error:NULL], @"data");
        """),
    ])
    let built = try run("build", ".", in: project)
    #expect(built.status == 0, "\(built.errors)")
    #expect(built.output == "./libShelf.so\n")
    let inspected = try run("inspect", "./libShelf.so", in: project)
    #expect(inspected.output.contains("@interface SHOld"), "\(inspected.errors)")
    #expect(!inspected.output.contains("ShelfTests"))
    let tested = try run("test", ".", in: project)
    #expect(tested.status == 0, "\(tested.errors)\(tested.output)")
    #expect(tested.output.contains("Executed 1 test, with 0 failures"))
  }

  /// The library and the tests both depend on the third project, and the first two on each other.
  @Test func aDependencyNamedTwiceIsLinkedOnce() throws {
    let projects = try TemporaryDirectory([
      "a/carob.json":
        #"{"dependencies": ["../b", "../c"], "tests": {"folder": "Tests", "dependencies": ["../c"]}}"#,
      "a/DPa.h": Self.header("DPa"),
      "a/DPa.m": Self.implementation(
        "DPa", imports: "#import <b/DPb.h>\n#import <c/DPc.h>",
        returns: "[[DPb text] stringByAppendingString:[DPc text]]"),
      "a/Tests/T.m": Self.test(
        "DPTests", imports: "#import <a/DPa.h>\n#import <c/DPc.h>",
        "XCTAssertEqualObjects([DPa text], @\"cc\"); XCTAssertEqualObjects([DPc text], @\"c\");"),
      "b/carob.json": #"{"dependencies": ["../c/.", "../a"]}"#,
      "b/DPb.h": Self.header("DPb"),
      "b/DPb.m": Self.implementation("DPb", imports: "#import <c/DPc.h>", returns: "[DPc text]"),
      "c/carob.json": "{}",
      "c/DPc.h": Self.header("DPc"), "c/DPc.m": Self.implementation("DPc", returns: "@\"c\""),
    ])
    let tested = try run("test", "a", in: projects)
    #expect(tested.status == 0, "\(tested.errors)\(tested.output)")
  }

  @Test func resourcesWithOneNameAreRefused() throws {
    let project = try TemporaryDirectory([
      "carob.json":
        #"{"name": "Shelf", "resources": ["a/data.txt", "b/data.txt", "a/../a/data.txt"]}"#,
      "a.m": "int a;\n", "a/data.txt": "", "b/data.txt": "",
    ])
    let run = try run("build", "-q", ".", in: project)
    #expect(run.status == 78)
    let path = project.url.resolvingSymlinksInPath().path
    #expect(
      run.errors.hasPrefix("carob: .: two resources have the name data.txt: "), "\(run.errors)")
    #expect(run.errors.contains("/a/data.txt and "))
    #expect(run.errors.hasSuffix("/b/data.txt; rename one, or name the folders that they are in\n"))
    #expect(!FileManager.default.fileExists(atPath: "\(path)/libShelf.so"))
    // Twice the same is no clash.
    _ = try project.write(
      #"{"name": "Shelf", "resources": ["a/data.txt", "a/../a/data.txt"]}"#, to: "carob.json")
    #expect(try self.run("build", "-q", ".", in: project).status == 0)
  }

  /// An editor takes the paths in `compile_flags.txt` from the folder of the file, and not from that of the build.
  @Test func theFlagsForEditorsAreForTheFoldersOwnPlace() throws {
    let project = try TemporaryDirectory([
      "Shelf/carob.json":
        #"{"folder": "Sources", "include": ["More Headers"], "prefix": "Shelf.pch", "defines": ["A=1"]}"#,
      "Shelf/Shelf.pch": "#import <Foundation/Foundation.h>\n",
      "Shelf/More Headers/SHMore.h": "",
      "Shelf/Sources/SHBook.h": Self.header("SHBook"),
      "Shelf/Sources/SHBook.m": Self.implementation(
        "SHBook", imports: "#import <Shelf/SHBook.h>\n#import <SHMore.h>",
        returns: "@(A).description"),
    ])
    #expect(try run("build", "-q", "Shelf", in: project).status == 0)
    let folder = project.url.appendingPathComponent("Shelf")
    let flags = try String(
      contentsOf: folder.appendingPathComponent("compile_flags.txt"), encoding: .utf8)
    let arguments = flags.split(separator: "\n").map(String.init)
    for place in [folder, folder.appendingPathComponent("Sources")] {
      let check = try CompletedProcess(
        "clang",
        ["-working-directory", place.path, "-fsyntax-only"] + arguments
          + [folder.appendingPathComponent("Sources/SHBook.m").path])
      #expect(check.errors == "" && check.status == 0, "\(check.errors)")
    }
  }

  @Test func aFolderWithALibraryAloneIsBuilt() throws {
    let library = try TemporaryDirectory([
      "SHBook.h": Self.header("SHBook"),
      "SHBook.m": Self.implementation("SHBook", returns: "@\"\""),
    ])
    #expect(try run("build", ".", in: library).status == 0)
  }

  @Test func sourcesInSubfoldersNeedAFile() throws {
    let library = try TemporaryDirectory(["Sources/a.m": ""])
    #expect(
      try run("build", ".", in: library)
        == .failure(
          66,
          ".: has no sources but in subfolders, such as Sources/a.m; carob new --from . writes a carob.json that says "
            + "where they are"))
  }

  // MARK: Errors of the compiler

  /// One line and the advice, once in a build, whether the compiler makes the module or has made it before.
  @Test(arguments: [
    ("m", "@import CoreData;\n"), ("m", "#import <CoreData/CoreData.h>\n"),
    ("mm", "#import <CoreData/CoreData.h>\n"),
  ])
  func aFrameworkWithNamesAloneSaysSo(ending: String, line: String) throws {
    let text = "\(line)extern NSManagedObjectContext *context;\n"
    let project = try TemporaryDirectory([
      "carob.json": "{}", "a.\(ending)": text, "b.\(ending)": text,
    ])
    for environment in [["XDG_CACHE_HOME": project.url.path], [:]] {
      try? FileManager.default.removeItem(at: project.url.appendingPathComponent(".build"))
      let run = try CommandRun(
        ["build", "-q", "."], in: project.url,
        environment: ["CAROB_ROOT": PluginFixture.project.path].merging(environment) { $1 })
      #expect(run.status == 0)
      let sentence = "CoreData is not offered: Carob has no more than names of it"
      let lines = run.errors.split(separator: "\n")
      #expect(lines.contains { $0.contains(": warning: \(sentence)") }, "\(run.errors)")
      #expect(
        lines.count { $0.hasPrefix("carob: CoreData is absent on purpose, because it is a store") }
          == 1, "\(run.errors)")
    }
  }

  /// What the project has in place of an absent framework is taken.
  @Test func aStandInHasTheModuleOfAnAbsentFramework() throws {
    let projects = try TemporaryDirectory([
      "CoreData/carob.json": "{}",
      "CoreData/CoreData.h":
        "#import <Foundation/Foundation.h>\n@interface NSManagedObject : NSObject\n@end\n",
      "CoreData/CoreData.m": "#import \"CoreData.h\"\n@implementation NSManagedObject\n@end\n",
      "Shelf/carob.json": #"{"dependencies": ["../CoreData"]}"#,
      "Shelf/a.m": "@import CoreData;\nid a(void);\nid a(void) { return [NSManagedObject new]; }\n",
    ])
    let run = try run("build", "-q", "Shelf", in: projects)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
  }

  /// The page lists the frameworks and reasons that the command knows.
  @Test func absentFrameworksAreListed() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: PluginFixture.project.appendingPathComponent(path), encoding: .utf8)
    }
    let source = try text("Sources/Command/carob/Build/Messages/AbsentFramework.swift")
    let known = source.matches(
      of: /\(\s+"(?<reason>[a-z][^"]+)",\s+(?:"""(?<lines>[^"]+)"""|\[(?<list>[^\]]+)\])/
    ).map { match in
      let names = String(match.lines ?? match.list ?? "")
      return ["it \(match.reason)"] + names.split { !$0.isLetter }.map(String.init)
    }
    let page = try text("docs/projects.md")
    let rows = try #require(page.split(separator: "| frameworks | why |\n| --- | --- |\n").last)
    let listed = rows.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("|") }.map { row in
        let cells = row.split(separator: " | ")
        let names = cells[0].dropFirst(2).split(separator: ", ").map(String.init)
        return [String(cells[1].dropLast(2))] + names
      }
    #expect(known.count > 4)
    #expect(known == listed)
  }

  @Test func allFilesAreCompiledAndAllErrorsCounted() throws {
    let project = try TemporaryDirectory([
      "carob.json": "{}", "a.m": "int a = ;\n", "b.m": "int b;\n", "c.m": "int c = ;\nint d = ;\n",
    ])
    let run = try run("build", ".", in: project)
    #expect(run.status == 78)
    #expect(run.errors.contains("./a.m:1:9: error: "))
    #expect(run.errors.contains("./c.m:2:9: error: "))
    #expect(
      run.errors.hasSuffix(
        "carob: .: 2 of 3 files do not compile, with 3 errors; see the messages above\n"))
  }

  /// Errors that newcomers meet, and the line that follows.
  @Test(arguments: [
    (
      "#import <Lib/Lib.h>\n",
      "carob: Lib.h is in Sources/Lib; write \"headers\": {\"Lib\": [\"Sources/Lib\"]} in carob.json, with a line for the project's own headers"
    ),
    (
      "#import <None/None.h>\n",
      "carob: None/None.h is neither in Carob nor below .; name its folder with \"include\""
    ),
    ("#import <SpriteKit/SKNode.h>\n", "carob: SpriteKit is absent on purpose, because it draws"),
    ("@import SpriteKit;\n", "carob: SpriteKit is absent on purpose, because it draws"),
    (
      "@interface A <UITableViewDelegate>\n@end\n",
      "carob: Carob has UITableViewDelegate; import <UIKit/UIKit.h>"
    ),
    (
      "#import <Foundation/Foundation.h>\nid f(void) { return [NSDictionery new]; }\n",
      "did you mean NSDictionary?"
    ),
    (
      "id f(void);\nid f(void) { return [NSDictionary new]; }\n",
      "carob: Carob has NSDictionary; import <Foundation/Foundation.h>"
    ),
    (
      "#import <Foundation/Foundation.h>\nvoid f(NSString *s) { [s uppercaseStrin]; }\n",
      "carob: NSString of Carob has no uppercaseStrin; did you mean uppercaseString?"
    ),
    (
      "#import <Foundation/Foundation.h>\nvoid f(NSString *s) { (void)s.lenght; }\n",
      "carob: NSString of Carob has no lenght; did you mean length?"
    ),
    (
      "#import <Foundation/Foundation.h>\nvoid f(id x) { [x release]; }\n",
      "carob: Bad.m was written without ARC; write \"arc\""
    ),
    ("#error This file requires ARC\n", "carob: Bad.m was written for ARC"),
    (
      "#import <Foundation/Foundation.h>\nvoid *f(id x) { return (void *)x; }\n",
      "carob: ARC needs __bridge in the cast"
    ),
    (
      "void f(void) { strfrobnicate(1); }\n", "carob: the function strfrobnicate is not declared"
    ),
    ("@interface A\n- (void)a SH_DESIGNATED;\n@end\n", "carob: SH_DESIGNATED seems to be a macro"),
    ("SH_EXPORT int a;\n", "carob: SH_EXPORT seems to be a macro"),
    (
      "#import <Foundation/Foundation.h>\nid f(void) { return [NSManagedObjectContext new]; }\n",
      "carob: CoreData is absent on purpose"
    ),
  ])
  func anErrorIsFollowedByWhatToDo(source: String, line: String) throws {
    let project = try TemporaryDirectory([
      "carob.json": #"{"exclude": ["Lib"], "headers": {}}"#, "Bad.m": source,
      "Sources/Lib/Lib.h": "", "Sources/Lib/Lib.m": "",
    ])
    let run = try run("build", ".", in: project)
    #expect(run.status == 78)
    let said = run.errors.split(separator: "\n").dropLast().filter { $0.hasPrefix("carob: ") }
    #expect(said.count == 1 && said.contains { $0.contains(line) }, "\(run.errors)")
  }
}
