import Foundation
import PluginTestSupport
import Testing

/// `carob inspect` with the name of a class, and `carob inspect --host`.
@Suite(.waitsForProcesses) struct HostInspectionTests {
  @Test func declaresAClass() throws {
    #expect(
      try CommandRun(["inspect", "UILabel"])
        == CommandRun(
          status: 0,
          output: """
            // Shows text.
            @interface UILabel : UIView <UIContentSizeCategoryAdjusting>
            @property (nonatomic) BOOL adjustsFontForContentSizeCategory;
            @property (nonatomic, copy) NSString *text;
            @property (nonatomic, strong) NSAttributedString *attributedText;
            @property (nonatomic, strong) UIColor *textColor;
            @property (nonatomic, strong) UIFont *font;
            @property (nonatomic) NSTextAlignment textAlignment;
            @property (nonatomic) NSInteger numberOfLines;
            @property (nonatomic) NSLineBreakMode lineBreakMode;
            @property (nonatomic) CGFloat preferredMaxLayoutWidth;
            - (CGSize)sizeThatFits:(CGSize)fits;
            @end

            """))
  }

  @Test func aProtocolAndAClassMayHaveOneName() throws {
    let run = try CommandRun(["inspect", "ICValueObject"])
    #expect(run.lines.filter { $0.hasPrefix("@interface ICValueObject : NSObject <") }.count == 1)
    #expect(run.lines.filter { $0 == "@protocol ICValueObject <NSCopying>" }.count == 1)
    #expect(run.lines.filter { $0.hasPrefix("// ") }.count == 2)
  }

  private static func names(_ json: String, _ key: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
    #expect(try JSONSchema.named("inspect").problems(of: value) == [])
    let listed = (value as? [String: Any])?[key] as? [[String: Any]] ?? []
    for item in listed {
      #expect((item["summary"] as? String)?.hasSuffix(".") == true, "\(item["name"] ?? "")")
    }
    return listed.compactMap { $0["name"] as? String }
  }

  @Test func jsonHasClassesAndProtocols() throws {
    let one = try CommandRun(["inspect", "NSObject", "--format", "json"])
    #expect(try Self.names(one.output, "classes") == ["NSObject"])
    #expect(try Self.names(one.output, "protocols") == ["NSObject"])
    let all = try CommandRun(["inspect", "--host", "--format", "json"])
    #expect(try Self.names(all.output, "classes").count > 75)
    #expect(try Self.names(all.output, "protocols").contains("ICDataSource"))
  }

  /// The headers and the list have the same declarations.
  @Test func listsWhatTheHeadersDeclare() throws {
    let declarations = try CommandRun(["inspect", "--host"])
    #expect(declarations.status == 0)
    let headers = try CommandRun(["headers"])
    func declared(_ run: CommandRun) -> [String] {
      run.lines.filter { $0.hasPrefix("@interface") || $0.contains(/^@protocol [^;]*$/) }.sorted()
    }
    #expect(declared(declarations) == declared(headers))
    #expect(declared(headers).count > 100)
  }

  @Test func aPluginComesFirst() throws {
    let folder = try PluginFolder()
    try FileManager.default.moveItem(
      at: folder.url.appendingPathComponent("minimal.so"),
      to: folder.url.appendingPathComponent("libUILabel.so"))
    let environment = ["CAROB_PLUGIN_PATH": folder.url.path, "CAROB_TRUST_PLUGIN_PATH": "1"]
    let plugin = try CommandRun(["inspect", "UILabel"], environment: environment)
    #expect(plugin.lines.contains { $0.hasPrefix("@interface GreetingList") })
    let cls = try CommandRun(["inspect", "--host", "UILabel"], environment: environment)
    #expect(cls.lines.contains("@interface UILabel : UIView <UIContentSizeCategoryAdjusting>"))
  }

  @Test(arguments: [
    (
      ["UILable"], 66 as Int32,
      "UILable: no class of carob and no plugin has that name; nearest: UILabel"
    ),
    (
      ["--host", "ICJSONMaper"], 66,
      "ICJSONMaper: no class of carob has that name; nearest: ICJSONMapper"
    ),
    (
      ["--host", "Followers"], 66,
      "Followers: no class of carob has that name; carob inspect --host lists them"
    ),
    (["./UILabel"], 66, "./UILabel: no such file; check the path"),
    ([], 64, "inspect: nothing is named; name a plugin or a class, or pass --host"),
  ])
  func namesTheNearest(_ arguments: [String], _ status: Int32, _ line: String) throws {
    #expect(try CommandRun(["inspect"] + arguments) == .failure(status, line))
  }

  @Test func isInColourWhenWanted() throws {
    let plain = try CommandRun(["inspect", "UIFont"])
    let coloured = try CommandRun(["inspect", "UIFont"], environment: ["CLICOLOR_FORCE": "1"])
    #expect(coloured.lines.contains("\u{1B}[35m@interface\u{1B}[0m UIFont : NSObject <NSCopying>"))
    #expect(coloured.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
    #expect(
      try CommandRun(["inspect", "UIFont"], environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"])
        == plain)
  }

  // MARK: The reference

  private static let reference = PluginFixture.project.appendingPathComponent("docs/reference")

  /// `make reference` writes it anew.
  @Test func theReferenceIsCurrent() throws {
    let folder = try PluginFolder(fixtures: [])
    #expect(try folder.run("headers", "--reference", "new/pages") == CommandRun(status: 0))
    let made = folder.url.appendingPathComponent("new/pages")
    let files = try FileManager.default.contentsOfDirectory(atPath: made.path).sorted()
    #expect(files == ["README.md", "foundation.md", "instantcocoa.md", "uikit.md", "xctest.md"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: Self.reference.path).sorted() == files)
    for file in files {
      #expect(
        try String(contentsOf: made.appendingPathComponent(file), encoding: .utf8)
          == String(contentsOf: Self.reference.appendingPathComponent(file), encoding: .utf8),
        "\(file)")
    }
  }

  /// Each class has a heading, and with it an anchor.
  @Test func theReferenceHasEveryClass() throws {
    let json = try CommandRun(["inspect", "--host", "--format", "json"]).output
    let pages = try ["foundation", "instantcocoa", "uikit", "xctest"].map {
      try String(contentsOf: Self.reference.appendingPathComponent("\($0).md"), encoding: .utf8)
    }.joined()
    let headings = pages.matches(of: /(?m)^### (.*)$/).map { String($0.1) }
    let names =
      try Self.names(json, "classes") + Self.names(json, "protocols").map { "\($0) protocol" }
    #expect(headings.sorted() == names.sorted())
  }

  @Test(arguments: [
    (["--reference", ""], "--reference \"\": no folder has that name"),
    (
      ["--reference", "x", "Followers"],
      "--reference is for pages about carob's own classes; leave out the plugins"
    ),
    (
      ["--reference", "x", "--output", "y"],
      "--reference is for pages about carob's own classes; leave out --output"
    ),
  ])
  func theReferenceIsOfTheHostOnly(_ arguments: [String], _ line: String) throws {
    #expect(try CommandRun(["headers"] + arguments) == .failure(64, line))
  }
}
