import Foundation
import PluginTestSupport
import Testing

/// `carob headers`, and the headers that it wrote.
@Suite(.waitsForProcesses) struct HeadersTests {
  private static let folder = PluginFixture.project.appendingPathComponent(
    "Sources/Plugins/CarobObjC/include")

  /// Those of the frameworks.
  private static let generated = [
    "Foundation/Foundation.h", "UIKit/UIKit.h", "InstantCocoa/InstantCocoa.h", "XCTest/XCTest.h",
  ]

  private static func headers(in folder: URL) -> [String: String] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.filter { $0.hasSuffix(".h") }.map { path in
        (
          path,
          (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
        )
      })
  }

  private static let checkedIn = headers(in: folder)

  // MARK: The headers

  /// `carob headers --output Sources/Plugins/CarobObjC/include` writes them anew.
  @Test func theyAreCurrent() throws {
    let made = try PluginFolder(fixtures: [])
    #expect(try made.run("headers", "--output", "new/include") == CommandRun(status: 0))
    let files = Self.headers(in: made.url.appendingPathComponent("new/include"))
    #expect(files.count > 30)
    let written = Self.checkedIn.filter { $0.value.contains(", written by `carob headers`;") }
    #expect(Set(files.keys) == Set(written.keys))
    for (name, text) in files { #expect(text == Self.checkedIn[name], "\(name)") }
  }

  @Test(
    .enabled(if: PluginFixture.hasBlocks, "there is no clang"),
    arguments: [
      ["-x", "objective-c", "-fobjc-arc"], ["-x", "objective-c", "-fno-objc-arc"],
      ["-x", "objective-c++", "-fobjc-arc", "-std=c++17"],
    ])
  func eachCompilesAlone(_ language: [String]) throws {
    #expect(Self.checkedIn.count > 40)
    for (name, text) in Self.checkedIn.sorted(by: { $0.key < $1.key }) {
      let child = try Self.compile(language + ["-"], input: "#import <\(name)>\n")
      let isAbsent = text.contains("#pragma message(")
      #expect(child.errors.contains(" is not offered: ") == isAbsent, "\(name)")
      if !isAbsent { #expect(child.errors == "", "\(name)") }
      #expect(child.status == 0)
    }
  }

  @Test(
    .enabled(if: PluginFixture.hasBlocks, "there is no clang"),
    arguments: ["listing.m", "features.m", "macros.m"], ["-fobjc-arc", "-fno-objc-arc"])
  func sourcesOfAppsCompile(_ name: String, _ counting: String) throws {
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/ObjectiveC/Headers/\(name)")
    let child = try Self.compile([counting, source.path])
    #expect(child.errors == "")
    #expect(child.status == 0)
  }

  @Test(
    .enabled(if: PluginFixture.hasBlocks, "there is no clang"),
    .enabled(
      if: checkedIn["Foundation/Foundation.h"]?.contains("@interface NSException") == true,
      "there is no NSException"),
    arguments: [[], ["-DNS_BLOCK_ASSERTIONS"]])
  func assertionsCompile(_ options: [String]) throws {
    let source = PluginFixture.project.appendingPathComponent(
      "Tests/Fixtures/ObjectiveC/Headers/assertions.m")
    let child = try Self.compile(["-fobjc-arc"] + options + [source.path])
    #expect(child.errors == "")
    #expect(child.status == 0)
  }

  /// The modules of `frameworks.modulemap`: in each order, before and after headers of C, and by the headers' names.
  @Test(.enabled(if: PluginFixture.hasBlocks, "there is no clang"), arguments: ["arc", "no-arc"])
  func modulesAreImported(_ counting: String) throws {
    let cache = try TemporaryDirectory()
    let modules = [
      "Foundation", "UIKit", "XCTest", "ObjectiveC", "Dispatch", "CoreFoundation", "CoreGraphics",
      "QuartzCore", "Darwin", "InstantCocoa", "ObjectiveC.runtime", "ObjectiveC.message",
      "os.lock", "os.log", "UIKit.UIGestureRecognizerSubclass", "Foundation.NSString",
      "UIKit.UIView",
    ]
    let imports = modules.map { "@import \($0);\n" }
    for text in [
      imports.joined(),
      "#include <stdio.h>\n#include <sys/stat.h>\n" + imports.reversed().joined()
        + "#import <Foundation/NSString.h>\n#import <UIKit/UIKit.h>\n#include <pthread.h>\n",
    ] {
      let child = try Self.compile(
        [
          "-x", "objective-c", counting == "arc" ? "-fobjc-arc" : "-fno-objc-arc", "-fmodules",
          "-fno-implicit-module-maps",
          "-fmodule-map-file=\(Self.folder.path)/frameworks.modulemap",
          "-fmodules-cache-path=\(cache.url.path)", "-",
        ],
        input: text + """
          UIEdgeInsets insets(NSValue *value) { return value.UIEdgeInsetsValue; }
          NSString *__nonnull name(id __nonnull object) { return @(class_getName([object class])); }
          """)
      #expect(child.errors == "")
      #expect(child.status == 0)
    }
  }

  /// Each header of a framework is a submodule, which has the class of its name and all that belongs to it.
  @Test(
    .enabled(if: PluginFixture.hasBlocks, "there is no clang"),
    arguments: [
      ("@import Foundation.NSArray;", "NSArray"), ("@import Foundation.NSString;", "NSString"),
      ("@import Foundation.NSBundle;", "NSBundle"), ("@import UIKit.UIView;", "UIView"),
      ("#import <Foundation/NSString.h>", "NSString"), ("#import <UIKit/UIView.h>", "UIView"),
    ])
  func aSubmoduleHasItsClass(line: String, cls: String) throws {
    let cache = try TemporaryDirectory()
    let map = "-fmodule-map-file=\(Self.folder.path)/frameworks.modulemap"
    let modules = [
      "-fmodules", "-fno-implicit-module-maps", map, "-fmodules-cache-path=\(cache.url.path)",
    ]
    let child = try Self.compile(
      ["-x", "objective-c", "-fobjc-arc"] + modules + ["-"],
      input: "\(line)\nNSString *text(void) { return [[\(cls) new] description]; }\n")
    #expect(child.errors == "")
    #expect(child.status == 0)
  }

  /// The command knows the modules that it offers, and those that it has names of.
  @Test func moduleMapsHaveTheModulesThatTheCommandKnows() throws {
    func names(in file: URL, _ pattern: Regex<(Substring, Substring)>) throws -> [String] {
      try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map { String($0.1) }
        .sorted()
    }
    let messages = PluginFixture.project.appendingPathComponent("Sources/Command/carob/Build")
    let source = try String(
      contentsOf: messages.appendingPathComponent("ClangModules.swift"), encoding: .utf8)
    let list = try #require(source.firstMatch(of: /static let names: Set = \[([^\]]+)\]/)).1
    #expect(
      try names(
        in: Self.folder.appendingPathComponent("frameworks.modulemap"),
        /(?m)^(?:extern )?module (\w+)/)
        == list.matches(of: /"(\w+)"/).map { String($0.1) }.sorted())
    let absent = Self.checkedIn.filter { $0.value.contains("#pragma message(") }.keys
    #expect(
      try names(
        in: Self.folder.appendingPathComponent("absent.modulemap"),
        /(?m)^module (\w+) \{ umbrella "\1" export \* \}$/)
        == absent.map { String($0.prefix { $0 != "/" }) }.sorted())
  }

  /// A framework that is not offered says so once, and declares names. It is no error, also with `-Werror`.
  @Test(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  func absentFrameworksSaySo() throws {
    let child = try Self.compile(
      ["-x", "objective-c", "-fobjc-arc", "-"],
      input: """
        #import <CoreData/CoreData.h>
        #import <CoreData/CoreData.h>
        @interface SKStore : NSObject <NSFetchedResultsControllerDelegate>
        @property (nonatomic, strong) NSManagedObjectContext *context;
        @end
        """)
    #expect(
      child.errors.contains("CoreData is not offered: Carob has no more than names of it"))
    #expect(child.errors.contains("1 warning generated"))
    #expect(child.status == 0)
  }

  @Test(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  func mistakesAreFound() throws {
    let child = try Self.compile(
      ["-x", "objective-c", "-fobjc-arc", "-"],
      input: """
        #import <UIKit/UIKit.h>
        void title(UIViewController *screen) { screen.navigationController.title = screen.titel; }
        """)
    #expect(
      child.errors.contains("property 'titel' not found on object of type 'UIViewController *'"))
    #expect(child.status == 1)
  }

  // MARK: The command

  @Test func printsThemWithoutAFolder() throws {
    let run = try CommandRun(["headers"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == Self.generated.map { Self.checkedIn[$0] ?? "" }.joined(separator: "\n"))
  }

  @Test func declaresAPlugin() throws {
    let folder = try PluginFolder(fixtures: ["initializers"])
    let run = try folder.run("headers", "./initializers.so")
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            // Initializers.h, written by `carob headers`; changes would be lost.
            #pragma once
            #pragma clang system_header

            #import <InstantCocoa/InstantCocoa.h>

            @class IZBare, IZList, IZPage, IZStory, IZStoryList;

            @interface IZBare : UIViewController
            - (instancetype)initWithStories:(id)stories;
            @end

            @interface IZList : ICTableViewController
            - (void)configureCell:(id)cell withObject:(id)object;
            - (instancetype)initWithObjects:(id)objects;
            @end

            @interface IZPage : ICModel
            @property (atomic, copy) NSString *text;
            @end

            @interface IZStory : ICModel
            @property (atomic, copy) NSString *text;
            @end

            @interface IZStoryList : IZList
            - (instancetype)initWithStories:(id)stories;
            @end

            """))
  }

  @Test(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  func aPluginsHeaderIsForAnother() throws {
    let folder = try PluginFolder(fixtures: ["initializers", "models"])
    let run = try folder.run(
      "headers", "--output", "include", "./initializers.so", "./models.so", "Followers")
    #expect(run == CommandRun(status: 0))
    let include = folder.url.appendingPathComponent("include")
    let names = Self.headers(in: include).keys.sorted()
    #expect(names.contains("Initializers.h") && names.contains("Followers.h") && names.count == 3)
    for arc in ["-fobjc-arc", "-fno-objc-arc"] {
      let child = try Self.compile(
        ["-x", "objective-c", arc, "-I", include.path, "-"],
        input: names.map { "#import <\($0)>\n" }.joined() + """
          @interface XYStories : IZStoryList
          @end
          @implementation XYStories
          - (instancetype)initWithStories:(NSArray *)stories {
            self = [super initWithStories:stories];
            if (!self) return nil;
            IZStory *first = stories.firstObject;
            self.title = first.text;
            return self;
          }
          @end
          """)
      #expect(child.errors == "")
      #expect(child.status == 0)
    }
  }

  @Test(
    arguments: [
      (["--output", ""], 64, "--output \"\": no folder has that name"),
      (["Nothing"], 66, nil),
      (["./minimal.so", "./minimal.so"], 78, nil),
      (["--output", "minimal.so/x"], 73, nil),
    ] as [([String], Int32, String?)])
  func mistakesEndIt(_ arguments: [String], _ status: Int32, _ line: String?) throws {
    let folder = try PluginFolder()
    let run = try folder.run(["headers"] + arguments)
    #expect(run.status == status)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("carob: "))
    #expect(run.errors.split(separator: "\n").count == 1)
    if let line { #expect(run.errors == "carob: \(line)\n") }
  }

  /// Names from outside are in no path, and a comment ends with its line.
  @Test(.enabled(if: PluginFixture.hasBlocks, "there is no clang"))
  func oddNamesDoNoHarm() throws {
    let folder = try TemporaryDirectory()
    for (prefix, name) in [("A", "../odd name"), ("B", "../odd/name")] {
      let source = try folder.write(
        #"""
        #include <carob/carob.h>
        static bool load(void) {
          Class odd = objc_allocateClassPair(objc_getClass("NSObject"), "\#(prefix)Odd*\\", 0);
          Class even = objc_allocateClassPair(objc_getClass("NSObject"), "\#(prefix)Even", 0);
          class_addMethod(even, sel_registerName("plus+one"), (IMP)load, "v@:");
          class_addMethod(even, sel_registerName("field:"), (IMP)load, "v@:{Odd=qq}");
          class_addMethod(even, sel_registerName("setClass:"), (IMP)load, "v@:#");
          class_addMethod(even, sel_registerName("use::"), (IMP)load, "v@:@\"Others\"@\"<Named>\"");
          objc_registerClassPair(odd);
          objc_registerClassPair(even);
          Class below = objc_allocateClassPair(odd, "\#(prefix)Below", 0);
          objc_registerClassPair(below);
          return true;
        }
        CAROB_PLUGIN(.identifier = "org.example.\#(prefix)", .name = "\#(name)", .version = "1",
                     .load = load)
        """#, to: "\(prefix).c")
      _ = try PluginFixture.build(source: URL(fileURLWithPath: source), in: folder.url)
    }
    let run = try CommandRun(["headers", "./A.so"], in: folder.url)
    #expect(
      run
        == CommandRun(
          status: 0,
          output: #"""
            // _.._odd_name.h, written by `carob headers`; changes would be lost.
            #pragma once
            #pragma clang system_header

            #import <InstantCocoa/InstantCocoa.h>

            @class ABelow, AEven, Others;
            @protocol Named;

            // @interface AOdd*\.

            // @interface ABelow : AOdd*\.

            @interface AEven : NSObject
            // - field:, v@:{Odd=qq}
            // - plus+one, v@:
            - (void)setClass:(Class)aClass;
            - (void)use:(Others *)use :(id<Named>)arg1;
            @end

            """#))
    _ = try folder.write(run.output, to: "odd.h")
    let child = try Self.compile(
      ["-x", "objective-c", "-I", folder.url.path, "-"], input: "#import <odd.h>\n")
    #expect(child.errors == "")
    #expect(child.status == 0)
    let both = try CommandRun(["headers", "./A.so", "./B.so", "--output", "new"], in: folder.url)
    #expect(
      both
        == .failure(
          64,
          "./B.so: another plugin's header is _.._odd_name.h as well; "
            + "pass them in two commands, with two folders"))
    #expect(Self.headers(in: folder.url.appendingPathComponent("new")).isEmpty)
  }

  private static func compile(_ arguments: [String], input: String = "") throws -> CompletedProcess
  {
    try CompletedProcess(
      "clang",
      [
        "-fsyntax-only", "-fobjc-runtime=gnustep-2.0", "-fobjc-weak", "-fblocks",
        "-fobjc-exceptions", "-Wall", "-Wextra", "-Werror", "-I", PluginFixture.headers.path, "-I",
        folder.path,
      ] + arguments, input: input)
  }
}
