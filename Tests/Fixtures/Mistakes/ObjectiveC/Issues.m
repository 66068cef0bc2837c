/* Nothing is wrong with it. mistakes.json says what to change for a mistake. */
#import <InstantCocoa/InstantCocoa.h>
#include <carob/plugin.h>

@interface GHUser : ICModel
@property (nonatomic, copy) NSString *login;
@end

@implementation GHUser
@end

@interface GHLabel : ICModel
@property (nonatomic, copy) NSString *name;
@end

@implementation GHLabel
@end

@interface GHIssue : ICModel
@property (nonatomic) NSInteger number;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *state;
@property (nonatomic) NSDate *createdAt;
@property (nonatomic) GHUser *user;
@property (nonatomic, copy) NSArray *labels;
@end

@implementation GHIssue

+ (NSDictionary *)JSONMapping {
  return @{@"createdAt" : @"created_at"};
}

- (id<ICSerializer>)serializerForCreatedAt {
  NSDateFormatter *formatter = [NSDateFormatter new];
  formatter.dateFormat = @"yyyy-MM-dd'T'HH:mm:ssZZZZZ";
  ICDateSerializer *serializer = [ICDateSerializer new];
  serializer.dateFormatter = formatter;
  return serializer;
}

+ (Class)mappingClassForLabels {
  return [GHLabel class];
}

@end

@interface GHIssueViewController : ICTableViewController
@end

@implementation GHIssueViewController

- (void)configureCell:(ICTableViewCell *)cell withLabel:(GHLabel *)label {
  cell.textLabel.text = label.name;
}

@end

@interface GHIssueListViewController : ICTableViewController
@end

@implementation GHIssueListViewController

- (instancetype)initWithIssues:(NSArray *)issues {
  ICSimpleDataSource *all = [[ICSimpleDataSource alloc] initWithObjects:issues];
  NSArray *order = @[
    [NSSortDescriptor sortDescriptorWithKey:@"state" ascending:YES],
    [NSSortDescriptor sortDescriptorWithKey:@"title" ascending:YES],
  ];
  return [super initWithDataSource:[[ICSectionedDataSource alloc] initWithDataSource:all
                                                                       sectioningKey:@"state"
                                                                     sortDescriptors:order]];
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Issues";
  self.defaultCellClass = [ICTableViewCell class];
  [self.dataSource fetchData];
}

- (void)configureCell:(ICTableViewCell *)cell withIssue:(GHIssue *)issue {
  cell.textLabel.text = issue.title;
  cell.detailTextLabel.text = issue.user.login;
}

- (CGFloat)tableView:(UITableView *)tableView heightForIssue:(GHIssue *)issue {
  return 44;
}

- (void)tableView:(UITableView *)tableView didSelectIssue:(GHIssue *)issue {
  GHIssueViewController *detail = [[GHIssueViewController alloc] initWithObjects:issue.labels];
  detail.title = issue.title;
  [self.navigationController pushViewController:detail animated:YES];
}

@end

CAROB_PLUGIN(.identifier = "org.example.issues", .name = "Issues", .version = "1.0.0",
             .principal_class = "GHIssueListViewController", .model_class = "GHIssue",
             .data = "issues.json", .key_path = "items",
             .prefixes = (const char *const[]){"GH", NULL})
