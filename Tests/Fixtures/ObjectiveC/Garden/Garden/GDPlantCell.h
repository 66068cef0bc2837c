#import <UIKit/UIKit.h>
#import "GDPlant.h"

@interface GDPlantCell : UITableViewCell

@property (nonatomic, strong) GDPlant *plant;
@property (nonatomic, strong, readonly) UIButton *favouriteButton;

+ (CGFloat)heightForPlant:(GDPlant *)plant width:(CGFloat)width;

@end
