/* What sources of apps do with the headers. It is compiled, and not run. */
#import <UIKit/UIKit.h>
#import "ICModel.h"
#import "ICTableViewController.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, SKKind) { SKKindUser, SKKindBot = 4 };
typedef NS_OPTIONS(NSUInteger, SKFlags) { SKFlagNew = 1 << 0, SKFlagRead = 1 << 1 };

@interface SKPost : ICModel <ICRemoteObject>
@property (nonatomic, copy) NSString *title;
@property (nonatomic) SKKind kind;
@property (nonatomic) SKFlags flags;
@property (nonatomic, copy) NSArray<NSString *> *tags;
@property (nonatomic, copy) NSDictionary<NSString *, NSArray<SKPost *> *> *related;
@end

NS_ASSUME_NONNULL_END

@implementation SKPost

- (NSUInteger)lengths {
  NSUInteger sum = self.tags.firstObject.length;
  NSMutableArray<NSString *> *tags = [NSMutableArray arrayWithArray:self.tags];
  tags[0] = [NSString localizedStringWithFormat:@"%d of %@", 1, self.title];
  for (NSString *key in self.related) sum += self.related[key].lastObject.title.length;
  [tags enumerateObjectsUsingBlock:^(NSString *tag, NSUInteger index, BOOL *stop) { *stop = tag.length > index; }];
  return sum;
}

+ (NSDictionary *)JSONMapping {
  return @{@"headline" : @"title"};
}

+ (NSString *)resourceEndpoint {
  return @"posts";
}

- (NSString *)resourceEndpoint {
  return [[[self class] resourceEndpoint] stringByAppendingString:@"/1"];
}

- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
  self = [super initWithDictionary:dictionary];
  if (!self) return nil;
  self.kind = SKKindBot;
  self.flags = SKFlagNew | SKFlagRead;
  return self;
}

@end

/* A data source and a cell delegate of the plugin's own. */
@interface SKSource : NSObject <ICDataSource>
@property (nonatomic, weak) id<ICDataSourceDelegate> delegate;
@end

@implementation SKSource {
  NSMutableArray *_posts;
}

- (NSUInteger)numberOfSections {
  return 1;
}

- (NSUInteger)numberOfObjectsInSection:(NSUInteger)section {
  return section == 0 ? _posts.count : 0;
}

- (id)objectAtIndexPath:(NSIndexPath *)indexPath {
  return _posts[indexPath.row];
}

- (NSIndexPath *)indexPathForObject:(id)object {
  return [NSIndexPath indexPathForRow:[_posts indexOfObject:object] inSection:0];
}

- (void)fetchData {
  if ([self.delegate respondsToSelector:@selector(dataSourceFinishedLoading:)])
    [self.delegate dataSourceFinishedLoading:self];
}

@end

@interface SKScreen : ICTableViewController <ICRoutable, UINavigationControllerDelegate>
@property (nonatomic, weak) IBOutlet UILabel *label;
@end

@implementation SKScreen

- (instancetype)initWithRoutingInfo:(NSDictionary *)info {
  self = [super initWithRoutingInfo:info];
  if (!self) return nil;
  NSLog(@"%@ %ld", info[ICRouterRoutingPathKey], (long)info.count);
  return self;
}

- (instancetype)initWithPosts:(NSArray *)posts {
  self = [super initWithObjects:posts];
  if (self) self.title = @"Posts";
  return self;
}

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
  CGFloat height = [super tableView:tableView heightForRowAtIndexPath:indexPath];
  return indexPath.row > 0 ? MAX(height, MIN(ABS(-44.0), tableView.rowHeight)) : height;
}

- (void)navigationController:(UINavigationController *)navigationController
      didShowViewController:(UIViewController *)viewController
                   animated:(BOOL)animated {
  if (animated) [navigationController.topViewController setTitle:viewController.title];
}

- (void)literals {
  NSMutableArray *list = [NSMutableArray array];
  NSMutableDictionary *names = [NSMutableDictionary dictionary];
  for (NSString *name in @[ @"a", @"b" ]) {
    [list addObject:name];
    names[name] = @(name.length);
  }
  for (id key in names) list[0] = names[key];
  [list addObject:@YES];
  [list addObject:@1.5];
  [list addObject:@'c'];
  [list addObject:@7u];
  [list addObject:@7LL];
  [list addObject:@(NSNotFound)];
  NSRange range = NSMakeRange(0, 4);
  if (NSMaxRange(range) > list.count && [@"a" compare:@"b"] == NSOrderedAscending) [list removeAllObjects];
  id copied = [list mutableCopy];
  @autoreleasepool {
    @synchronized(self) {
      [copied removeLastObject];
    }
  }
}

- (void)names {
  SEL selector = NSSelectorFromString(@"literals");
  Class found = NSClassFromString(@"SKScreen");
  Protocol *protocol = NSProtocolFromString(NSStringFromProtocol(@protocol(ICDataSource)));
  if ([found conformsToProtocol:protocol] && [self respondsToSelector:selector])
    self.title = [NSStringFromClass(found) stringByAppendingString:NSStringFromSelector(_cmd)];
}

- (void)viewDidLoad {
  [super viewDidLoad];
  self.tableView.rowHeight = 60;
  self.view.backgroundColor = [UIColor redColor];
  self.view.frame = UIEdgeInsetsInsetRect(CGRectMake(0, 0, 8, 8), UIEdgeInsetsMake(1, 1, 1, 1));
  self.navigationItem.title = self.label.text;
  UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleSubtitle
                                                 reuseIdentifier:@"cell"];
  cell.accessoryType = UITableViewCellAccessoryCheckmark;
  cell.selected = YES;
  if (cell.isSelected == NO) return;
  cell.imageView.image = [UIImage imageNamed:@"photo"];
  [self.navigationController popViewControllerAnimated:YES];
  [self presentViewController:[UIViewController new]
                     animated:NO
                   completion:^{
                     [self.tableView reloadData];
                   }];
  [ICRouter.sharedRouter registerRoute:[ICRoute routeWithPath:@"/posts"]];
}

- (void)fetch {
  ICRemoteDataSource *source = [ICRemoteDataSource new];
  source.apiPath = @"/posts";
  source.mappingClass = [SKPost class];
  source.delegate = self;
  source.placeholderStorageOptions = ICRemoteDataSourceShouldStoreErrors;
  [source fetchData];
  self.dataSource = source;
  [SKPost getRemoteObjectWithID:@3
                        success:^(id post) {
                          [self setTitle:[post title]];
                        }
                        failure:^(__attribute__((unused)) id post, NSError *error) {
                          NSLog(@"%@", error.localizedDescription);
                        }];
  NSError *error = [NSError errorWithDomain:NSCocoaErrorDomain
                                       code:1
                                   userInfo:@{NSLocalizedDescriptionKey : @"none"}];
  [self configureCell:[UITableViewCell new] withError:error];
}

@end
