#import <UIKit/UIKit.h>

@class GDNewPlantViewController, GDPlant;

@protocol GDNewPlantViewControllerDelegate <NSObject>

/// The plant is nil when the user cancelled.
- (void)newPlantViewController:(GDNewPlantViewController *)controller didFinishWithPlant:(GDPlant *)plant;

@end

/// A form for a new plant.
@interface GDNewPlantViewController : UIViewController <UITextFieldDelegate>

@property (nonatomic, weak) id<GDNewPlantViewControllerDelegate> delegate;

@end
