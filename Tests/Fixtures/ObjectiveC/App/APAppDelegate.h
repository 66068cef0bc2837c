#import <UIKit/UIKit.h>

@interface APAppDelegate : UIResponder <UIApplicationDelegate>
@property (nonatomic, strong) UIWindow *window;
@end
