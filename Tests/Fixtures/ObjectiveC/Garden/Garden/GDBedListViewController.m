#import "GDBedListViewController.h"
#import "GDGarden.h"

@implementation GDBedListViewController

- (instancetype)init {
    self = [super init];
    if (!self) return nil;

    self.title = @"Beds";

    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    NSArray *beds = [[GDGarden sharedGarden].plants valueForKeyPath:@"@distinctUnionOfArrays.beds"];
    self.dataSource = [[ICSimpleDataSource alloc] initWithObjects:[beds sortedArrayUsingSelector:@selector(compare:)]];
    self.cellConfigurationDelegate = (id)self;
}

- (void)configureCell:(UITableViewCell *)cell withBed:(GDBed *)bed {
    cell.textLabel.text = bed.name;
    cell.detailTextLabel.text = bed.isSunny ? @"sunny" : @"in the shade";
}

@end
