#import "SKFollowerListViewController.h"
#import "SKUser.h"
#import "SKUserCell.h"
#import "SKUserViewController.h"

@implementation SKFollowerListViewController

- (instancetype)initWithUsers:(NSArray *)followers {
    self = [super init];
    if (!self) return nil;

    self.dataSource = [[ICSimpleDataSource alloc] initWithObjects:followers];
   [self registerCellClass:[SKUserCell class] forModelClass:[SKUser class]];

    return self;
}

- (void)configureCell:(SKUserCell *)cell withUser:(SKUser *)user {
    cell.textLabel.text = user.name;
    cell.detailTextLabel.text = user.bio;
}

- (void)tableView:(UITableView *)tableView didSelectUser:(SKUser *)user {
    SKUserViewController *userViewController = [[SKUserViewController alloc] initWithUser:user];
    [self.navigationController pushViewController:userViewController animated:YES];
}

@end
