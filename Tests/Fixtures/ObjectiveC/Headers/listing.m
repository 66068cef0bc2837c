/* The listing of the page about ICTableViewController, with the classes that it takes for granted. */
#import <UIKit/UIKit.h>
#import <InstantCocoa/InstantCocoa.h>

@interface SKUser : ICModel
@property (nonatomic, copy) NSString *name, *bio;
@property (nonatomic, strong) UIImage *avatar;
@end
@implementation SKUser
@end

@interface SKUserCell : UITableViewCell
@end
@implementation SKUserCell
@end

@interface SKUserViewController : UIViewController
- (instancetype)initWithUser:(SKUser *)user;
@end
@implementation SKUserViewController {
  SKUser *_user;
}
- (instancetype)initWithUser:(SKUser *)user {
  self = [super init];
  if (!self) return nil;
  _user = user;
  return self;
}
@end

@interface SKFollowerListViewController : ICTableViewController
@end
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
