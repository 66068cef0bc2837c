#import "GRGreeting.h"

@interface GRListViewController : ICTableViewController
@end

@implementation GRListViewController

- (instancetype)initWithDataSource:(id<ICDataSource>)dataSource {
    self = [super initWithDataSource:dataSource];
    if (!self) return nil;

    self.title = @"Greetings";
    self.defaultCellClass = [ICTableViewCell class];
    return self;
}

- (void)configureCell:(ICTableViewCell *)cell withGreeting:(GRGreeting *)greeting {
    cell.textLabel.text = greeting.text;
    cell.detailTextLabel.text = greeting.language;
}

@end
