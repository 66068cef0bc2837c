/* The listing of the document about collections: its handler, as it stands there. */
#import <InstantCocoa/InstantCocoa.h>
#include <carob/plugin.h>

CAROB_PLUGIN(
  .identifier = "org.example.fixture.collection", .name = "Collection", .version = "1.0.0",
  .principal_class = "MYUserCollectionViewController", .model_class = "MYUser", .data = "users.json",
  .prefixes = (const char *const[]){"MY", NULL})

@interface MYUser : ICModel
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) UIImage *avatar;
@end

@implementation MYUser
@end

@interface MYUserCell : ICCollectionViewCell
@property (nonatomic, strong) UIImageView *imageView;
@end

@implementation MYUserCell
@end

@interface MYUserCollectionViewController : ICCollectionViewController
@end

@implementation MYUserCollectionViewController

- (instancetype)initWithUsers:(NSArray *)users {
    self = [super initWithCollectionViewLayout:[[UICollectionViewFlowLayout alloc] init]];
    if (!self) return nil;
    self.dataSource = [[ICSimpleDataSource alloc] initWithObjects:users];
    [self registerCellClass:[MYUserCell class] forModelClass:[MYUser class]];
    return self;
}

	- (void)configureCell:(MYUserCell *)cell withUser:(MYUser *) user {
		cell.textLabel.text = user.name;
		cell.imageView.image = user.avatar;
	}

- (void)collectionView:(UICollectionView *)collectionView didSelectUser:(MYUser *)user {
    UIViewController *screen = [[UIViewController alloc] init];
    screen.title = user.name;
    [self.navigationController pushViewController:screen animated:YES];
}

@end
