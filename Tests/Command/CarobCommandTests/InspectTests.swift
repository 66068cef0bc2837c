import Foundation
import PluginTestSupport
import Testing

/// `carob inspect`.
@Suite(.waitsForProcesses) struct InspectTests {
  @Test func listsWhatAPluginSaysAndRegisters() throws {
    let path = Executable.directory.appendingPathComponent("libFollowers.so").path
    #expect(
      try CommandRun(["inspect", "Followers"])
        == CommandRun(
          status: 0,
          output: """
            name             Followers
            version          1.0.0
            identifier       org.example.followers
            principal class  SKFollowerListViewController
            model class      SKUser
            data             followers.json
            prefixes         SK
            language         Objective-C
            counting         ARC
            ABI              1.1, gnustep-2.0
            file             \(path)

            @interface SKFollowerListViewController : ICTableViewController
            - (void)configureCell:(SKUserCell *)cell withUser:(SKUser *)user;
            - (id)initWithDataSource:(id<ICDataSource>)source;
            - (id)initWithUsers:(NSArray *)users;
            - (void)tableView:(UITableView *)view didSelectUser:(SKUser *)user;
            - (void)viewDidLoad;
            @end

            @interface SKUser : ICModel {
              NSString *_name;
              NSString *_handle;
              NSString *_bio;
            }
            @property (nonatomic, copy) NSString *name;
            @property (nonatomic, copy) NSString *handle;
            @property (nonatomic, copy) NSString *bio;
            - (NSString *)bio;
            - (NSString *)handle;
            - (NSString *)name;
            - (void)setBio:(NSString *)bio;
            - (void)setHandle:(NSString *)handle;
            - (void)setName:(NSString *)name;
            @end

            @interface SKUserCell : ICTableViewCell
            @end

            @interface SKUserField : ICModel {
              NSString *_label;
              NSString *_value;
            }
            @property (nonatomic, copy) NSString *label;
            @property (nonatomic, copy) NSString *value;
            + (id)fieldWithLabel:(NSString *)label value:(NSString *)value;
            - (NSString *)label;
            - (void)setLabel:(NSString *)label;
            - (void)setValue:(NSString *)value;
            - (NSString *)value;
            @end

            @interface SKUserViewController : ICTableViewController
            - (void)configureCell:(ICTableViewCell *)cell withUserField:(SKUserField *)field;
            - (id)initWithUser:(SKUser *)user;
            @end

            """))
  }

  @Test func readsTypesOfOtherThanObjects() throws {
    let run = try CommandRun(["inspect", "Countries"])
    #expect(run.status == 0)
    #expect(run.lines.contains("key path         3166-1"))
    #expect(run.lines.contains("+ (id)JSONMapping;"))
    #expect(run.lines.contains("- (double)tableView:(id)view heightForCountry:(id)country;"))
  }

  @Test func listsProtocolsAndCategories() throws {
    let folder = try PluginFolder(fixtures: ["extends_others"])
    #expect(
      try folder.run("inspect", "./extends_others.so").output == """
        name        Extends others
        version     1.0.0
        identifier  org.example.fixture.extends_others
        language    C
        ABI         1.1
        file        ./extends_others.so

        @protocol EOBase
        @end

        @protocol EOShouting <EOBase>
        @property long long volume;
        - (id)shout;
        @optional
        @property (class, readonly) long long limit;
        + (void)setLimit:(long long)limit;
        - (id)shoutAt:(id)at;
        @end

        @interface NSString (Shouting) <EOShouting>
        @property (readonly) long long volume;
        + (id)loudest;
        - (id)shout;
        - (long long)volume;
        @end

        """)
  }

  @Test func aPluginWithoutClassesIsListedToo() throws {
    let folder = try PluginFolder(fixtures: ["older_smaller"])
    #expect(
      try folder.run("inspect", "./older_smaller.so").output == """
        name        Older and smaller
        version     1.0.0
        identifier  org.example.fixture.older_smaller
        language    C
        ABI         1.1
        file        ./older_smaller.so

        """)
  }

  @Test func namesTheExtensionsThatThePluginNeeds() throws {
    let folder = try PluginFolder(fixtures: ["needs_known"])
    #expect(
      try folder.run("inspect", "./needs_known.so").output == """
        name        Needs what there is
        version     1.0.0
        identifier  org.example.fixture.needs_known
        needs       carob.log/1, carob.host/1
        language    C
        ABI         1.1
        file        ./needs_known.so

        """)
    let run = try folder.run("inspect", "./needs_known.so", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.named("inspect").problems(of: json) == [])
    let needed = (json as? [String: Any])?["extensions"] as? [String]
    #expect(needed == ["carob.log/1", "carob.host/1"])
  }

  @Test(arguments: ["Followers", "Countries", "Packages"])
  func jsonFitsTheSchema(_ name: String) throws {
    let run = try CommandRun(["inspect", name, "--format", "json"])
    #expect(run.status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.named("inspect").problems(of: json) == [])
  }

  @Test func jsonHasProtocolsAndCategories() throws {
    let folder = try PluginFolder(fixtures: ["extends_others"])
    let run = try folder.run("inspect", "./extends_others.so", "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.named("inspect").problems(of: json) == [])
    let interface = try #require(json as? [String: Any])
    #expect(interface["principalClass"] is NSNull)
    let category = try #require((interface["categories"] as? [[String: Any]])?.first)
    #expect(category["class"] as? String == "NSString")
    #expect(category["name"] as? String == "Shouting")
    let shouting = try #require((interface["protocols"] as? [[String: Any]])?.last)
    let methods = shouting["methods"] as? [[String: Any]] ?? []
    #expect(methods.map { $0["selector"] as? String } == ["shout", "shoutAt:", "setLimit:"])
    #expect(methods.map { $0["isRequired"] as? Bool } == [true, false, false])
    #expect(methods.map { $0["isClassMethod"] as? Bool } == [false, false, true])
    #expect(methods.first?["declaration"] as? String == "- (id)shout")
  }

  // MARK: Objective-C

  private func inspect(_ flags: String..., asJSON: Bool = false) throws -> CommandRun {
    let folder = try PluginFolder(fixtures: [])
    let fixture = PluginFixture.project
      .appendingPathComponent("Tests/Fixtures/ObjectiveC/inspected.m")
    _ = try PluginFixture.buildObjectiveC(fixture, in: folder.url, flags: flags)
    return try CommandRun(
      ["inspect", "./inspected.so"] + (asJSON ? ["--format", "json"] : []), in: folder.url)
  }

  @Test func tellsHowVariablesAreKeptWithARC() throws {
    #expect(
      try inspect("-fobjc-arc", "-DWITH_VARIABLES").output == """
        name        Inspected
        version     1.0.0
        identifier  org.example.fixture.inspected
        language    Objective-C
        counting    ARC
        ABI         1.1, gnustep-2.0
        file        ./inspected.so

        @interface INKeeper : NSObject {
          NSString *_text;
          __weak NSObject *_delegate;
          __unsafe_unretained NSObject *_owner;
          int _count;
        }
        @property (class, nonatomic, readonly) int total;
        @property (nonatomic) int count;
        + (int)total;
        - (int)count;
        - (void)setCount:(int)count;
        @end

        @interface NSString (INShouting)
        @property (class, nonatomic, readonly) NSString *loudest;
        + (NSString *)loudest;
        - (NSString *)inShout;
        @end

        """)
  }

  @Test func withoutARCTheCompilerDoesNotSayHowVariablesAreKept() throws {
    let run = try inspect("-DWITH_VARIABLES")
    #expect(run.lines.contains("counting    manual"))
    #expect(run.lines.contains("  NSObject *_delegate;"))
    #expect(run.lines.contains("  NSObject *_owner;"))
  }

  @Test func whoCountsMayNotBeKnown() throws {
    #expect(
      try inspect().lines.contains("counting    not known: no variable of a class tells"))
    #expect(try inspect("-DSENDING_RELEASE").lines.contains("counting    manual"))
  }

  @Test func jsonTellsTheLanguage() throws {
    let run = try inspect("-fobjc-arc", "-DWITH_VARIABLES", asJSON: true)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(try JSONSchema.named("inspect").problems(of: json) == [])
    let interface = try #require(json as? [String: Any])
    #expect(interface["languages"] as? [String] == ["Objective-C"])
    #expect(
      interface["objectiveC"] as? [String: String] == ["abi": "gnustep-2.0", "counting": "arc"])
    let keeper = try #require((interface["classes"] as? [[String: Any]])?.first)
    let ivars = keeper["ivars"] as? [[String: Any]] ?? []
    #expect(
      ivars.map { $0["ownership"] as? String } == ["strong", "weak", "unretained", "unretained"])
    let properties = keeper["properties"] as? [[String: Any]] ?? []
    #expect(properties.map { $0["name"] as? String } == ["total", "count"])
    #expect(properties.map { $0["isClassProperty"] as? Bool } == [true, false])
    let methods = keeper["methods"] as? [[String: Any]] ?? []
    #expect(methods.map { $0["selector"] as? String } == ["total", "count", "setCount:"])
    let category = try #require((interface["categories"] as? [[String: Any]])?.first)
    let ofCategory = category["properties"] as? [[String: Any]] ?? []
    #expect(ofCategory.map { $0["isClassProperty"] as? Bool } == [true])
  }

  @Test(arguments: [("CLICOLOR_FORCE", "1"), ("FORCE_COLOR", "1")])
  func isInColourWhenWanted(_ variable: String, _ value: String) throws {
    let folder = try PluginFolder()
    let module = folder.url.appendingPathComponent("minimal.so").path
    let plain = try CommandRun(["inspect", module])
    let coloured = try CommandRun(["inspect", module], environment: [variable: value])
    #expect(!plain.output.contains("\u{1B}"))
    let heading =
      "\u{1B}[35m@interface\u{1B}[0m \u{1B}[36mGreetingList\u{1B}[0m : "
      + "\u{1B}[36mICTableViewController\u{1B}[0m"
    #expect(coloured.lines.contains(heading))
    #expect(
      coloured.lines.contains(
        "- \u{1B}[36m(void)\u{1B}[0m\u{1B}[32mconfigureCell:\u{1B}[0m\u{1B}[36m(id)\u{1B}[0mcell "
          + "\u{1B}[32mwithGreeting:\u{1B}[0m\u{1B}[36m(id)\u{1B}[0mgreeting;"))
    let sequence = /\u{1B}\[[0-9;]*m/
    #expect(coloured.output.replacing(sequence, with: "") == plain.output)
    let refused = try CommandRun(
      ["inspect", module], environment: [variable: value, "NO_COLOR": "1"])
    #expect(refused == plain)
  }
}
