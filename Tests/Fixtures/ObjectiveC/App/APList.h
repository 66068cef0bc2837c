#import <InstantCocoa/InstantCocoa.h>

@interface APNote : ICModel
@property (nonatomic, copy) NSString *text;
@end

/// Notes of a server.
@interface APListViewController : ICTableViewController
@end

/// One text, as a label.
@interface APTextViewController : UIViewController
- (instancetype)initWithText:(NSString *)text;
@end
