/* The listings of the document about data sources: a data source of one's own, with the members that are enumerated there. */
#import <InstantCocoa/InstantCocoa.h>
#include <carob/plugin.h>

CAROB_PLUGIN(
  .identifier = "org.example.fixture.data-source", .name = "DataSource", .version = "1.0.0",
  .principal_class = "MYUserListViewController", .model_class = "MYUser", .data = "users.json",
  .prefixes = (const char *const[]){"MY", NULL})

@interface MYUser : ICModel
@property (nonatomic, copy) NSString *name;
@end

@implementation MYUser
@end

/* Users in sections by their first letters, upper case first. */
@interface MYLetterDataSource : NSObject <ICDataSource>

@property (nonatomic, assign, readonly) NSUInteger numberOfSections;
- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section;
- (id)objectAtIndexPath:(NSIndexPath*)indexPath;
- (NSIndexPath *)indexPathForObject:(id)object;

@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;

- (instancetype)initWithUsers:(NSArray *)users;

@end

@implementation MYLetterDataSource {
    NSArray *_users;
    NSMutableArray *_sections;
}

- (instancetype)initWithUsers:(NSArray *)users {
    self = [super init];
    if (!self) return nil;
    _users = users;
    _sections = [NSMutableArray array];
    return self;
}

- (NSArray *)sectionTitles {
    NSMutableArray *titles = [NSMutableArray array];
    for (NSArray *section in _sections) [titles addObject:[[section[0] name] substringToIndex:1]];
    return titles;
}

- (NSUInteger)numberOfSections { return _sections.count; }

- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section { return [_sections[section] count]; }

- (id)objectAtIndexPath:(NSIndexPath*)indexPath { return _sections[indexPath.section][indexPath.row]; }

- (NSIndexPath *)indexPathForObject:(id)object {
    NSUInteger number = 0;
    for (NSArray *section in _sections) {
        NSUInteger row = [section indexOfObject:object];
        if (row != NSNotFound) return [NSIndexPath indexPathForRow:row inSection:number];
        number++;
    }
    return nil;
}

- (void)fetchData {
    [self.delegate dataSourceWillLoadData:self];
    NSMutableDictionary *byLetter = [NSMutableDictionary dictionary];
    for (MYUser *user in _users) {
        NSString *letter = [user.name substringToIndex:1];
        NSMutableArray *section = byLetter[letter];
        if (!section) {
            section = [NSMutableArray array];
            byLetter[letter] = section;
            [_sections addObject:section];
        }
        [section addObject:user];
    }
    [self.delegate dataSourceDidPartiallyLoad:self];
    [self.delegate dataSourceFinishedLoading:self];
}

@end

@interface MYUserListViewController : ICTableViewController
@end

@implementation MYUserListViewController

- (instancetype)initWithUsers:(NSArray *)users {
    self = [super init];
    if (!self) return nil;
    self.dataSource = [[MYLetterDataSource alloc] initWithUsers:users];
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.dataSource fetchData];
}

- (void)configureCell:(UITableViewCell *)cell withUser:(MYUser *)user {
    cell.textLabel.text = user.name;
}

@end
