import Foundation
import Testing

/// `carob inspect`.
@Suite struct InspectTests {
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
            file             \(path)

            @interface SKUser : ICModel
            @property (copy) NSString *name;
            @property (copy) NSString *handle;
            @property (copy) NSString *bio;
            - (NSString *)bio;
            - (NSString *)handle;
            - (NSString *)name;
            - (void)setBio:(NSString *)bio;
            - (void)setHandle:(NSString *)handle;
            - (void)setName:(NSString *)name;
            @end

            @interface SKUserCell : ICTableViewCell
            @end

            @interface SKUserField : ICModel
            @property (copy) NSString *label;
            @property (copy) NSString *value;
            + (id)fieldWithLabel:(id)label value:(id)value;
            - (NSString *)label;
            - (void)setLabel:(NSString *)label;
            - (void)setValue:(NSString *)value;
            - (NSString *)value;
            @end

            @interface SKFollowerListViewController : ICTableViewController
            - (void)configureCell:(id)cell withUser:(id)user;
            - (id)initWithDataSource:(id)source;
            - (id)initWithObjects:(id)objects;
            - (id)initWithUsers:(id)users;
            - (void)tableView:(id)view didSelectUser:(id)user;
            @end

            @interface SKUserViewController : ICTableViewController
            - (void)configureCell:(id)cell withUserField:(id)field;
            - (id)initWithUser:(id)user;
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
        file        ./older_smaller.so

        """)
  }
}
