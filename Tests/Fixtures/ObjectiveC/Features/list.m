#import "Features.h"

@implementation FTCheck
#if !__has_feature(objc_arc)
- (void)dealloc {
    [_name release];
    [_result release];
    [super dealloc];
}
#endif
@end

@implementation FTReport

static NSMutableArray *all;

+ (NSMutableArray *)checks {
    if (!all) all = [[NSMutableArray alloc] init];
    return all;
}

+ (void)check:(BOOL)isRight name:(const char *)name {
    FTCheck *check = [[FTCheck alloc] init];
    check.name = [NSString stringWithUTF8String:name];
    check.result = isRight ? @"right" : @"WRONG";
    [self.checks addObject:check];
    RELEASE(check);
}

/* Everything that a static variable holds would keep the module in use. */
+ (NSArray *)finish {
    NSArray *checks = [NSArray arrayWithArray:self.checks];
    RELEASE(all);
    all = nil;
    return checks;
}

@end

@interface FTListViewController : ICTableViewController
@end

@implementation FTListViewController

- (instancetype)initWithObjects:(NSArray *)objects {
    (void)objects;
    check_literals();
    check_classes();
    check_properties();
    check_counting();
    check_blocks();
    check_enumeration();
    check_exceptions();
    check_messages();
    check_runtime();
    self = [super initWithObjects:[FTReport performSelector:@selector(finish)]];
    if (!self) return nil;
    self.defaultCellClass = [ICTableViewCell class];
    return self;
}

- (void)configureCell:(ICTableViewCell *)cell withCheck:(FTCheck *)check {
    cell.textLabel.text = check.result;
    cell.detailTextLabel.text = check.name;
}

@end
