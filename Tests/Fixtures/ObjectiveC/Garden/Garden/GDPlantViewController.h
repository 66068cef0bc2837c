#import <UIKit/UIKit.h>
#import "GDPlant.h"

/// One plant: its state, whether it is a favourite, and notes.
@interface GDPlantViewController : UIViewController <UITextViewDelegate>

- (instancetype)initWithPlant:(GDPlant *)plant;

@end
