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
            - (void)setBio:(NSString *)arg0;
            - (void)setHandle:(NSString *)arg0;
            - (void)setName:(NSString *)arg0;
            @end

            @interface SKUserCell : ICTableViewCell
            @end

            @interface SKUserField : ICModel
            @property (copy) NSString *label;
            @property (copy) NSString *value;
            + (id)fieldWithLabel:(id)arg0 value:(id)arg1;
            - (NSString *)label;
            - (void)setLabel:(NSString *)arg0;
            - (void)setValue:(NSString *)arg0;
            - (NSString *)value;
            @end

            @interface SKFollowerListViewController : ICTableViewController
            - (void)configureCell:(id)arg0 withUser:(id)arg1;
            - (id)initWithObjects:(id)arg0;
            - (id)initWithUsers:(id)arg0;
            - (void)tableView:(id)arg0 didSelectUser:(id)arg1;
            @end

            @interface SKUserViewController : ICTableViewController
            - (void)configureCell:(id)arg0 withUserField:(id)arg1;
            - (id)initWithUser:(id)arg0;
            @end

            """))
  }

  @Test func readsTypesOfOtherThanObjects() throws {
    let run = try CommandRun(["inspect", "Countries"])
    #expect(run.status == 0)
    #expect(run.lines.contains("key path         3166-1"))
    #expect(run.lines.contains("+ (id)JSONMapping;"))
    #expect(run.lines.contains("- (double)tableView:(id)arg0 heightForCountry:(id)arg1;"))
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
