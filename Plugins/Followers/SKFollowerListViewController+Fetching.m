#import "SKFollowerListViewController.h"
#import "SKUser.h"
#import "SKUserCell.h"

/* The screen with fetched users, for `carob show --data URL`. */
@implementation SKFollowerListViewController (Fetching)

- (instancetype)initWithDataSource:(id<ICDataSource>)dataSource {
    self = [super initWithDataSource:dataSource];
    if (!self) return nil;

    [self registerCellClass:[SKUserCell class] forModelClass:[SKUser class]];
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = @"Followers";
}

@end
