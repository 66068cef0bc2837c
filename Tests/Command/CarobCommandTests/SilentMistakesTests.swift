import Foundation
import PluginTestSupport
import Testing

/// Messages that Cocoa answers without a word, although they probably are mistakes.
@Suite(.waitsForProcesses, .enabled(if: PluginFixture.hasBlocks, "there is no clang"))
struct SilentMistakesTests {
  private static let source = """
    #import <UIKit/UIKit.h>
    #import <carob/plugin.h>

    @interface DMList : UITableViewController
    @property (nonatomic) NSInteger number;
    @end

    static id none(void) { return nil; }

    @implementation DMList
    - (void)viewDidLoad {
      [super viewDidLoad];
      for (int round = 0; round < 3; round++) {
        NSMutableArray *list = [NSMutableArray array];
        [list addObjectsFromArray:none()];
        [list addObjectsFromArray:@[]];
        (void)[@"text" isEqualToString:none()];
        (void)[@"text" compare:none()];
        (void)[list indexOfObject:none()];
        (void)[NSURL URLWithString:none()];
        (void)[@"a\\U0001F600b" substringToIndex:2];
        (void)[@"a\\U0001F600b" substringToIndex:3];
        [self setValue:@"12" forKey:@"number"];
        [self setValue:@12 forKey:@"number"];
        (void)[@"text" stringByAppendingString:none()];
        carob_clear_pending_error();
      }
    }
    - (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 0; }
    @end

    CAROB_PLUGIN(.identifier = "org.example.silent", .name = "Silent", .version = "1.0.0",
                 .principal_class = "DMList", .prefixes = (const char *const[]){"DM", 0})

    """

  private static let mistakes = [
    "-[NSMutableArray addObjectsFromArray:]: its argument was nil, which is taken as nothing",
    "-[NSString compare:]: its argument was nil, which is taken as nothing",
    "+[NSURL URLWithString:]: its argument was nil, which is taken as nothing",
    "-[NSString substringToIndex:]: the text was cut within a character",
    "-[DMList setValue:forKey:]: number is a number, and was set to the text \"12\"",
  ]

  private func run(_ arguments: String...) throws -> CommandRun {
    let folder = try TemporaryDirectory(["Silent/a.m": Self.source])
    let environment = ["CAROB_ROOT": PluginFixture.project.path]
    let built = try CommandRun(
      ["build", "-q", "Silent"], in: folder.url, environment: environment)
    #expect(built.status == 0, "\(built.errors)")
    return try CommandRun(arguments, in: folder.url)
  }

  @Test func theDoctorNamesEachOnce() throws {
    let run = try run("doctor", "./Silent")
    let lines = run.lines.filter { $0.hasSuffix(" [silent-mistake]") }
    #expect(lines == Self.mistakes.map { "warning: \($0) [silent-mistake]" }, "\(run.output)")
    #expect(run.status == 0)
  }

  @Test func aTraceNamesEachOnce() throws {
    let run = try run("show", "./Silent", "--trace")
    let warnings = run.errors.split(separator: "\n").filter { $0.contains("warning: ") }
    for (warning, mistake) in zip(warnings, Self.mistakes) {
      #expect(warning.contains("warning: \(mistake); "), "\(run.errors)")
    }
    #expect(warnings.count == Self.mistakes.count)
    #expect(run.status == 0)
  }

  @Test func withoutATraceTheyAreSilent() throws {
    let run = try run("show", "./Silent")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}
