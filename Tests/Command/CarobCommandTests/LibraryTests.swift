import Foundation
import PluginTestSupport
import Testing

/// `libcarob.so`, which programs are linked with.
@Suite(.waitsForProcesses, .enabled(if: InstalledLibrary.prefix != nil)) struct LibraryTests {
  private func library(_ name: String) throws -> String {
    try #require(InstalledLibrary.prefix).appendingPathComponent("lib/\(name)").path
  }

  private func exported(_ file: String) throws -> [String] {
    let table = try CompletedProcess(
      "nm", ["-D", "--defined-only", "--extern-only", "--format=posix", try library(file)])
    #expect(table.status == 0, "\(table.errors)")
    return table.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .map(String.init)
  }

  // MARK: What is installed

  @Test func itExportsWhatTheListNames() throws {
    let list = try String(
      contentsOf: PluginFixture.project.appendingPathComponent(
        "Sources/Library/libcarob/libcarob.symbols"), encoding: .utf8)
    let names = list.split(separator: "\n").map(String.init)
    #expect(names == names.sorted())
    #expect(try exported("libcarob.so.0").sorted() == names)
  }

  @Test func theHostExportsNothingOfSwift() throws {
    let names = try exported("libcarob-host.so.0")
    #expect(names.filter { !$0.hasPrefix("carob_") } == [])
    #expect(names.contains("carob_main"))
  }

  @Test(arguments: ["libcarob.so.0", "libcarob-host.so.0"])
  func noLibraryOfSwiftIsNeeded(_ file: String) throws {
    let needed = try CompletedProcess("readelf", ["-d", try library(file)])
    #expect(needed.output.contains("Library soname: [\(file)]"))
    #expect(!needed.output.contains("libswift"))
  }

  @Test func theGuideIsTrue() throws {
    let guide = try Guide(PluginFixture.project.appendingPathComponent("docs/library.md"))
    #expect(guide.count >= 6)
    let folder = try TemporaryDirectory()
    let problems = try guide.problems(in: folder.url, environment: InstalledLibrary.environment)
    #expect(problems == [])
  }

  // MARK: Programs in Objective-C

  private static let ordered = """
    #import <Foundation/Foundation.h>
    @interface Early : NSObject
    @end
    @implementation Early
    + (void)load { puts("load"); }
    + (void)initialize { puts("initialize"); }
    @end
    __attribute__((constructor)) static void construct(void) {
      printf("constructor %s\\n", [NSStringFromClass([Early class]) UTF8String]);
    }
    int main(void) { puts("main"); return 3; }
    """

  @Test(arguments: ["", "-fno-objc-arc", "-O2", "-fuse-ld=lld", "-no-pie"])
  func classesAreRegisteredBeforeConstructorsRun(_ flags: String) throws {
    let run = try InstalledLibrary.run(Self.ordered, flags: flags)
    #expect(run.output == "load\ninitialize\nconstructor Early\nmain\n")
    #expect(run.status == 3)
  }

  @Test func theMainRunLoopRunsWhatWaits() throws {
    let run = try InstalledLibrary.run(
      """
      #import <Foundation/Foundation.h>
      int main(void) {
        @autoreleasepool {
          dispatch_async(dispatch_get_main_queue(), ^{ puts("block"); });
          [NSTimer scheduledTimerWithTimeInterval:0.01 repeats:NO block:^(NSTimer *timer) {
            puts("timer");
            exit(0);
          }];
          [[NSRunLoop mainRunLoop] run];
        }
      }
      """)
    #expect(run == CommandRun(status: 0, output: "block\ntimer\n"))
  }

  @Test func aLibraryHasClassesForTheProgram() throws {
    let run = try InstalledLibrary.run(
      """
      #import "Animals.h"
      #include <dlfcn.h>
      @interface Dog : Animal
      @end
      @implementation Dog
      - (NSString *)name { return [[super name] stringByAppendingString:@" and dog"]; }
      @end
      @implementation Animal (Program)
      - (NSString *)loudName { return self.name.uppercaseString; }
      @end
      int main(void) {
        @autoreleasepool {
          puts([Dog new].loudName.UTF8String);
          void *later = dlopen("./libLater.so", RTLD_NOW);
          puts(later ? [[NSClassFromString(@"Later") new] description].UTF8String : dlerror());
          dlclose(later);
          puts(NSClassFromString(@"Later") ? "stays" : "gone");
          puts([NSBundle mainBundle].executablePath.lastPathComponent.UTF8String);
        }
        return 0;
      }
      """,
      libraries: [
        "Animals.h": """
        #import <Foundation/Foundation.h>
        __attribute__((visibility("default"))) @interface Animal : NSObject
        - (NSString *)name;
        @end
        """,
        "Animals.m": """
        #import "Animals.h"
        @implementation Animal
        - (NSString *)name { return @"animal"; }
        @end
        """,
        "Later.m": """
        #import <Foundation/Foundation.h>
        @interface Later : NSObject
        @end
        @implementation Later
        - (NSString *)description { return @"later"; }
        @end
        """,
      ])
    #expect(run == CommandRun(status: 0, output: "ANIMAL AND DOG\nlater\nstays\nprogram\n"))
  }

  @Test func twoClassesOfOneNameEndTheProgram() throws {
    let source = """
      #import <Foundation/Foundation.h>
      @interface Same : NSObject
      @end
      @implementation Same
      @end
      """
    let run = try InstalledLibrary.run(
      source + "\nint main(void) { puts(\"main\"); }", libraries: ["Other.m": source],
      input: "")
    #expect(run.status == 128 + SIGABRT)
    #expect(run.output == "")
    #expect(run.errors.contains("cannot run: "), "\(run.errors)")
  }

  @Test func anotherRuntimesCodeIsWarnedOfAndNotLinked() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "main.m": """
        #import <Foundation/Foundation.h>
        int main(void) { return [NSObject class] == Nil; }
        """
      ])
    let compiled = try InstalledLibrary.shell(
      "clang main.m $(pkg-config --cflags --libs carob) -fobjc-runtime=gnustep-1.9 -fno-objc-arc",
      in: folder.url)
    #expect(compiled.status != 0)
    #expect(compiled.errors.contains("with -fobjc-runtime=gnustep-2.0"), "\(compiled.errors)")
    #expect(compiled.errors.contains("__objc_exec_class"), "\(compiled.errors)")
  }

  @Test func aStaticArchiveHasCategories() throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "Doubling.m": """
        #import <Foundation/Foundation.h>
        @implementation NSString (Doubling)
        - (NSString *)doubled { return [self stringByAppendingString:self]; }
        @end
        """,
        "main.m": """
        #import <Foundation/Foundation.h>
        @interface NSString (Doubling)
        - (NSString *)doubled;
        @end
        int main(void) { @autoreleasepool { puts([@"ab" doubled].UTF8String); } }
        """,
      ])
    let run = try InstalledLibrary.shell(
      """
      clang -c Doubling.m $(pkg-config --cflags carob) && ar rc libDoubling.a Doubling.o &&
      clang main.m $(pkg-config --cflags carob) -Wl,--whole-archive libDoubling.a -Wl,--no-whole-archive \
        $(pkg-config --libs carob) -o main && ./main
      """, in: folder.url)
    #expect(run == CommandRun(status: 0, output: "abab\n"))
  }

  // MARK: Programs in C

  @Test(arguments: ["gcc", "g++ -x c++", "clang", "clang++ -x c++"])
  func applesFunctionsAreCalledByName(_ compiler: String) throws {
    let folder = try PluginFolder(
      fixtures: [],
      files: [
        "main.c": """
        #include <objc/message.h>
        #include <objc/runtime.h>
        #include <stdio.h>
        static double half(id self, SEL selector, double value) {
          (void)self, (void)selector;
          return value / 2;
        }
        int main(void) {
          Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "Halver", 0);
          class_addMethod(cls, sel_registerName("half:"), (IMP)half, "d@:d");
          objc_registerClassPair(cls);
          const id object = ((id (*)(id, SEL))objc_msgSend)((id)cls, sel_registerName("new"));
          printf("%g\\n", ((double (*)(id, SEL, double))objc_msgSend)(object, sel_registerName("half:"), 7));
          struct objc_super super = {object, objc_getClass("NSObject")};
          return !((BOOL (*)(struct objc_super *, SEL, id))objc_msgSendSuper)(
            &super, sel_registerName("isEqual:"), object);
        }
        """
      ])
    let run = try InstalledLibrary.shell(
      "\(compiler) -Wall -Wextra -Werror main.c $(pkg-config --cflags --libs carob-c) -o main "
        + "&& ./main", in: folder.url)
    #expect(run == CommandRun(status: 0, output: "3.5\n"))
  }

  // MARK: Hosts in C

  @Test(arguments: ["cc host.c", "c++ -x c++ host.c", "clang host.c"])
  func theExampleShowsAPlugin(_ compiler: String) throws {
    let folder = try TemporaryDirectory()
    let example = PluginFixture.project.appendingPathComponent("Examples/Host/host.c")
    try FileManager.default.copyItem(
      at: example, to: folder.url.appendingPathComponent("host.c"))
    let plugins = try #require(InstalledLibrary.prefix).appendingPathComponent("lib/carob").path
    let run = try InstalledLibrary.shell(
      "\(compiler) -Wall -Wextra -Werror $(pkg-config --cflags --libs carob-c) -o host && "
        + "./host '\(plugins)/libFollowers.so' '\(plugins)/followers.json' && ./host missing.so x",
      in: folder.url)
    #expect(run.output.hasPrefix("Followers "))
    #expect(run.output.contains("\nMargaret Hamilton\n"), "\(run)")
    #expect(run.errors == "./missing.so: no such file\n")
    #expect(run.status == 78)
  }

  @Test(arguments: [
    ("make", "make && ./host"), ("cmake", "cmake -B build && cmake --build build && build/host"),
    ("meson", "meson setup build && meson compile -C build && build/host"),
  ])
  func buildSystemsBuildTheExample(_ tool: String, _ commands: String) throws {
    // Neither is needed for anything else.
    guard tool == "make" || FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)") else {
      return
    }
    let folder = try TemporaryDirectory()
    let example = folder.url.appendingPathComponent("Host")
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent("Examples/Host"), to: example)
    let plugins = try library("carob")
    let run = try InstalledLibrary.shell(
      "\(commands) '\(plugins)/libFollowers.so' '\(plugins)/followers.json'", in: example)
    #expect(run.output.hasSuffix("\nBarbara Liskov\nBrad Cox\n"), "\(run)")
  }

  @Test func pluginsAreLoadedAndUnloadedWhileThreadsSendMessages() throws {
    let folder = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: PluginFixture.project.appendingPathComponent(
        "Tests/Fixtures/Programs/loads.c"),
      to: folder.url.appendingPathComponent("loads.c"))
    let plugin = try library("carob/libFollowers.so")
    let run = try InstalledLibrary.shell(
      "cc loads.c $(pkg-config --cflags --libs carob-c) -lpthread -o loads && ./loads '\(plugin)' 200",
      in: folder.url)
    #expect(run == CommandRun(status: 0, output: "200 loads\n"))
  }

  // MARK: Python

  /// A stand-in looks for libraries as rubicon-objc does.
  @Test func rubiconFindsTheLibrary() throws {
    let prefix = try #require(InstalledLibrary.prefix).path
    let folder = try TemporaryDirectory()
    _ = try folder.write("", to: "rubicon/__init__.py")
    _ = try folder.write(
      """
      import ctypes.util, platform
      found = [ctypes.util.find_library(name) for name in ("objc", "Foundation", "c")]
      processor = platform.processor()
      """, to: "rubicon/objc.py")
    let run = try InstalledLibrary.shell(
      """
      PYTHONPATH='\(prefix)/share/carob/python:.' python3 - <<'END'
      import ctypes.util, platform
      before = ctypes.util.find_library("c"), platform.processor
      import carob
      from rubicon import objc
      print(len(set(objc.found)), objc.found[0].endswith("/lib/libcarob.so.0"), objc.processor != "")
      print(before == (ctypes.util.find_library("c"), platform.processor))
      print(ctypes.util.find_library("objc") == objc.found[0])
      END
      """, in: folder.url)
    #expect(run == CommandRun(status: 0, output: "1 True True\nTrue\nTrue\n"))
  }

  @Test func aPluginIsLoadedFromPython() throws {
    let prefix = try #require(InstalledLibrary.prefix).path
    let run = try InstalledLibrary.shell(
      """
      PYTHONPATH='\(prefix)/share/carob/python' python3 - <<'END'
      import carob
      plugin = carob.load_plugin("\(prefix)/lib/carob/libFollowers.so")
      print(plugin.name, plugin.principal_class)
      carob.run_main_queue(0.01)
      plugin.unload()
      try:
          plugin.name
      except carob.CarobError as error:
          print(error)
      try:
          carob.load_plugin("missing.so")
      except carob.CarobError as error:
          print(error)
      END
      """, in: URL(fileURLWithPath: "/"))
    #expect(
      run
        == CommandRun(
          status: 0,
          output: """
            Followers SKFollowerListViewController
            the plugin is unloaded
            ./missing.so: no such file

            """))
  }
}
