import Foundation
import PluginTestSupport
import Testing

/// `carob build` with sources in Objective-C.
@Suite(.waitsForProcesses) struct ObjectiveCBuildTests {
  private static let entry = """
    #import <Foundation/Foundation.h>
    #include <carob/plugin.h>

    CAROB_PLUGIN(
      .identifier = "org.example.greetings", .name = "Greetings", .version = "1.0.0",
      .principal_class = "GRListViewController", .model_class = "GRGreeting", .data = "data.json",
      .prefixes = (const char *const[]){"GR", NULL})

    """

  private static let header = """
    #import <InstantCocoa/InstantCocoa.h>

    @interface GRGreeting : ICModel
    @property (nonatomic, copy) NSString *text;
    @end

    @interface GRListViewController : ICTableViewController
    @end

    """

  private static let classes = """
    #import "Greetings.h"

    @implementation GRGreeting
    @end

    @implementation GRListViewController
    - (void)configureCell:(UITableViewCell *)cell withGreeting:(GRGreeting *)greeting {
        cell.textLabel.text = greeting.text;
    }
    @end

    """

  private func plugin(_ files: [String: String] = [:]) throws -> PluginFolder {
    try PluginFolder(
      fixtures: [],
      files: [
        "entry.m": Self.entry, "Greetings.h": Self.header, "classes.m": Self.classes,
        "data.json": #"[{"text": "Hello"}]"#,
      ].merging(files) { $1 })
  }

  private func build(
    _ folder: PluginFolder, environment: [String: String] = [:]
  ) throws -> CommandRun {
    try CommandRun(["build"], in: folder.url, environment: environment)
  }

  /// The sources that a run compiled.
  private func compiled(_ run: CommandRun) -> [String] {
    run.errors.split(separator: "\n").filter {
      $0.contains(" -c ") && !$0.contains("placeholders.c")
    }
    .compactMap { $0.split(separator: " ").first { $0.hasPrefix("./") } }.map(String.init)
  }

  private func shown(_ folder: PluginFolder, _ run: CommandRun) throws -> String {
    #expect(run.status == 0, "\(run.errors)")
    let module = run.output.trimmingCharacters(in: .newlines)
    let isolated = try folder.run("show", module, "--isolated")
    let shown = try folder.run("show", module)
    #expect(isolated == shown)
    return shown.output + shown.errors
  }

  // MARK: Building

  @Test func aPluginIsBuiltShownAndLiked() throws {
    let folder = try plugin()
    let run = try build(folder, environment: ["CFLAGS": "-Werror"])
    #expect(try shown(folder, run) == "GRListViewController\n\nHello\n")
    let module = run.output.trimmingCharacters(in: .newlines)
    let examined = try folder.run("doctor", "--strict", module)
    #expect(examined.output == "nothing found\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == [
          ".build", "Greetings.h", "classes.m", "compile_flags.txt", "data.json", "entry.m",
          "lib\(folder.url.lastPathComponent).so",
        ])
  }

  @Test func theNextBuildCompilesWhatHasChanged() throws {
    let folder = try plugin()
    #expect(try compiled(build(folder)) == ["./classes.m", "./entry.m"])
    #expect(try compiled(build(folder)) == [])
    try Self.header.replacing("*text;", with: "*text, *more;").write(
      to: folder.url.appendingPathComponent("Greetings.h"), atomically: true, encoding: .utf8)
    #expect(try compiled(build(folder)) == ["./classes.m"])
    let release = ["OBJCFLAGS": "-O2 -fno-objc-arc"]
    let run = try build(folder, environment: release)
    #expect(compiled(run) == ["./classes.m", "./entry.m"])
    #expect(try shown(folder, run) == "GRListViewController\n\nHello\n")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("classes.m"))
    #expect(try build(folder, environment: release).status == 0)
  }

  @Test func anObjectIsKeptOnlyIfItWasCompiled() throws {
    let folder = try plugin()
    #expect(try build(folder).status == 0)
    let path = folder.url.appendingPathComponent("classes.m")
    try "@implementation".write(to: path, atomically: true, encoding: .utf8)
    for _ in 0..<2 {
      let run = try build(folder)
      #expect(run.status == 78)
      #expect(run.errors.contains("classes.m:1:"))
      #expect(run.errors.contains("carob: .: 1 of 2 files does not compile, with "))
    }
  }

  @Test func singleFilesHaveFlagsOfTheirOwn() throws {
    let folder = try plugin([
      "Old.m": "#if __has_feature(objc_arc) || !defined(OLD)\n#error ARC\n#endif\n",
      "build_flags.txt": """
      # Written before ARC.
      *ld.m   -fno-objc-arc -DOLD   # the last flags win

      classes.m -DCLASSES
      """,
      "classes.m": Self.classes
        + "#if !__has_feature(objc_arc) || !defined(CLASSES)\n#error\n#endif\n",
    ])
    #expect(try shown(folder, build(folder)) == "GRListViewController\n\nHello\n")
    #expect(try compiled(build(folder)) == [])
    let path = folder.url.appendingPathComponent("build_flags.txt")
    try "*.m -Wno-all\nOld.m -fno-objc-arc -DOLD\nclasses.m -DCLASSES\n".write(
      to: path, atomically: true, encoding: .utf8)
    #expect(try compiled(build(folder)) == ["./Old.m", "./classes.m", "./entry.m"])
  }

  @Test(arguments: [
    (
      "Old.m", "./build_flags.txt:1: Old.m has no flags; write them after it, such as -fno-objc-arc"
    ),
    (
      "#\nNone*.m -w",
      "./build_flags.txt:2: no source is named None*.m; write a name as in classes.m, or a pattern as in *.m"
    ),
  ])
  func flagsThatMeanNothingAreRefused(text: String, message: String) throws {
    let folder = try plugin(["build_flags.txt": text])
    let run = try build(folder)
    #expect(run.status == 78)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func otherLanguagesMayBeBeside() throws {
    let folder = try plugin([
      "entry.c": Self.entry.replacing("#import <Foundation/Foundation.h>\n", with: ""),
      "more.cc":
        "#include <string>\nextern \"C\" int more(void) { return int(std::string(3, 'x').size()); }\n",
      "classes.m": Self.classes.replacing(
        "greeting.text;",
        with: "[greeting.text stringByAppendingString:more() == 3 ? @\"!\" : @\"?\"];"
      ).replacing("#import", with: "int more(void);\n#import"),
    ])
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("entry.m"))
    #expect(try shown(folder, build(folder)) == "GRListViewController\n\nHello!\n")
  }

  @Test func objectiveCPlusPlus() throws {
    let folder = try plugin([
      "classes.m": "",
      "classes.mm": Self.classes.replacing(
        "cell.textLabel.text = greeting.text;",
        with: """
          static std::vector<std::string> none(initial);
          std::vector<std::string> words(none.size() == 1 ? none : initial);
          words.insert(words.begin(), "C");
          try {
              if (words.size() == 2) throw std::runtime_error(words[0] + words[1]);
          } catch (const std::exception &error) {
              cell.textLabel.text = [NSString stringWithUTF8String:error.what()];
          }
          """
      ).replacing(
        "#import",
        with: """
          #include <stdexcept>
          #include <string>
          #include <vector>
          /* Made before the module is registered. */
          static const std::vector<std::string> initial = {"++"};
          #import
          """),
    ])
    let run = try build(folder)
    #expect(try shown(folder, run) == "GRListViewController\n\nC++\n")
    let inspected = try folder.run("inspect", run.output.trimmingCharacters(in: .newlines))
    #expect(inspected.lines.contains("language         Objective-C, C++"))
  }

  @Test func theModuleNeedsNothingOfItsHost() throws {
    let folder = try plugin()
    let module = try build(folder).output.trimmingCharacters(in: .newlines)
    let needed = try CompletedProcess("nm", ["-D", "--undefined-only", module], in: folder.url)
      .output
    #expect(!needed.contains("objc") && !needed.contains("carob") && !needed.contains("OBJC"))
    let exported = try CompletedProcess("nm", ["-D", "--defined-only", module], in: folder.url)
      .output
    #expect(
      exported.split(separator: "\n").map { $0.split(separator: " ").last } == [
        "carob_plugin_entry"
      ])
  }

  // MARK: Missing things

  @Test func aMissingClassIsNamedWhenBuiltAndWhenLoaded() throws {
    let folder = try plugin([
      "cache.m": """
      #import <Foundation/Foundation.h>
      @interface NSDictionery : NSObject
      @end
      id cache(void);
      id cache(void) { return [NSDictionery new]; }

      """
    ])
    let run = try build(folder)
    #expect(run.status == 0)
    #expect(
      run.errors.contains(
        "warning: Carob has no NSDictionery; nearest: NSDictionary; messages to it fail unless another plugin has it\n"
      ), "\(run.errors)")
    let module = run.output.trimmingCharacters(in: .newlines)
    let shown = try folder.run("show", module)
    #expect(shown.status == 0)
    #expect(
      shown.errors.contains(
        "the class NSDictionery is absent: there is no class named NSDictionery, and messages to it fail; nearest: NSDictionary\n"
      ),
      "\(shown.errors)")
  }

  /// Both names are there before anybody loads the module a second time.
  @Test func allThatIsMissingIsNamedAtOnce() throws {
    let folder = try plugin([
      "cache.m": """
      #import <Foundation/Foundation.h>
      @interface NSDictionery : NSObject
      @end
      @interface NSStrng : NSObject
      - (void)frobnicateAll;
      @end
      void fill(NSStrng *text);
      void fill(NSStrng *text) {
          [NSDictionery new];
          [text frobnicateAll];
          [[NSStrng new] frobnicateAll];
      }

      """
    ])
    let module = try build(folder).output.trimmingCharacters(in: .newlines)
    let run = try folder.run("doctor", module)
    #expect(run.status == 78)
    #expect(
      run.lines.filter { $0.hasSuffix("[missing-class]") }
        == ["NSDictionery", "NSStrng"].map {
          "error: \(module): it needs the class \($0), which nobody has [missing-class]"
        })
    #expect(
      run.lines.contains(
        "warning: \(module): it sends frobnicateAll, which no class and no protocol has [unimplemented-selector]"
      ), "\(run.output)")
  }

  @Test func whoCountsIsTold() throws {
    let folder = try plugin([
      "classes.m": Self.classes.replacing(
        "@implementation GRGreeting\n",
        with: """
          @implementation GRGreeting
          #if !__has_feature(objc_arc)
          - (void)dealloc {
              [_text release];
              [super dealloc];
          }
          #endif

          """),
      "keeper.m": """
      #import <Foundation/Foundation.h>
      @interface GRKeeper : NSObject {
          id object;
      }
      @end
      @implementation GRKeeper
      #if !__has_feature(objc_arc)
      - (id)keep:(id)other {
          [object release];
          object = [other retain];
          return [[object retain] autorelease];
      }
      - (void)dealloc {
          [object release];
          [super dealloc];
      }
      #endif
      @end

      """,
    ])
    for (flags, counting) in [("", "ARC"), ("-fno-objc-arc", "manual")] {
      let run = try build(folder, environment: ["OBJCFLAGS": flags])
      let module = run.output.trimmingCharacters(in: .newlines)
      let inspected = try folder.run("inspect", module)
      #expect(
        inspected.lines.contains { $0.contains(/^counting +(.*)$/) && $0.hasSuffix(counting) },
        "\(run.errors)\(inspected.output)")
      #expect(inspected.lines.contains("language         Objective-C"))
      #expect(!inspected.output.contains("cxx_destruct"))
      #expect(try folder.run("doctor", "--strict", module).output == "nothing found\n")
    }
  }

  @Test func aWeakClassMayBeMissing() throws {
    let folder = try plugin([
      "weak.m": """
      #import <Foundation/Foundation.h>
      __attribute__((weak_import)) @interface NSFuture : NSObject
      @end
      __attribute__((weak_import)) @interface ICMultiDataSource : NSObject
      @end
      id weak_classes(void);
      id weak_classes(void) {
          return [NSFuture class] || ![ICMultiDataSource class] ? @"wrong" : @"one of two";
      }

      """,
      "classes.m": Self.classes.replacing("greeting.text;", with: "weak_classes();")
        .replacing("@implementation GRG", with: "id weak_classes(void);\n@implementation GRG"),
    ])
    let run = try build(folder)
    #expect(try shown(folder, run) == "GRListViewController\n\none of two\n")
    let module = run.output.trimmingCharacters(in: .newlines)
    #expect(try folder.run("doctor", "--strict", module).output == "nothing found\n")
  }

  @Test func noClang() throws {
    let folder = try plugin()
    let run = try build(folder, environment: ["PATH": "/nowhere"])
    #expect(run.status == 69)
    #expect(
      run.errors.hasSuffix(
        "carob: clang: there is no such program; install it (apt install clang), or set OBJC, for Objective-C++ "
          + "OBJCXX, to the one to use\n"))
  }

  /// A library; what C and Swift need a plugin's description for has defaults.
  @Test func noEntry() throws {
    let folder = try plugin(["entry.m": ""])
    let run = try build(folder)
    #expect(run.status == 0, "\(run.errors)")
    let inspected = try folder.run("inspect", run.output.trimmingCharacters(in: .newlines))
    #expect(inspected.output.contains("@interface GRGreeting : ICModel"))
  }

  /// Sources in folders below are not compiled, which is said when something is missing.
  @Test func sourcesInAFolderBelow() throws {
    let folder = try plugin([
      "classes.m": Self.classes.replacing("greeting.text;", with: "[GRWords words];")
        .replacing(
          "#import",
          with: "@class NSString;\n__attribute__((objc_root_class)) @interface GRWords\n"
            + "+ (NSString *)words;\n@end\n#import")
    ])
    let below = folder.url.appendingPathComponent("words")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: false)
    try Data().write(to: below.appendingPathComponent("GRWords.m"))
    let run = try build(folder)
    #expect(
      run.errors.contains("warning: ./words/GRWords.m is not compiled; move it into .\n"),
      "\(run.errors)")
  }

  @Test func flagsThatMakeNoObject() throws {
    let folder = try plugin()
    let run = try build(folder, environment: ["OBJCFLAGS": "-flto"])
    #expect(run.status == 78)
    #expect(
      run.errors.contains("is not an ELF object file; remove compiler flags such as -flto"),
      "\(run.errors)")
  }
}
