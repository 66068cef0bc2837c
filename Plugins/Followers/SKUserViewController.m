#import "SKUserViewController.h"
#import "SKUser.h"
#import "SKUserField.h"

@implementation SKUserViewController

- (instancetype)initWithUser:(SKUser *)user {
    self = [super initWithObjects:@[
        [SKUserField fieldWithLabel:@"Name" value:user.name],
        [SKUserField fieldWithLabel:@"Handle" value:user.handle],
        [SKUserField fieldWithLabel:@"Biography" value:user.bio],
    ]];
    if (!self) return nil;

    self.title = user.name;
    [self registerCellClass:[ICTableViewCell class] forModelClass:[SKUserField class]];
    return self;
}

- (void)configureCell:(ICTableViewCell *)cell withUserField:(SKUserField *)userField {
    cell.textLabel.text = userField.label;
    cell.detailTextLabel.text = userField.value;
}

@end
