#import <InstantCocoa/InstantCocoa.h>

/* What each object of the data becomes. A property takes the value of the key of the same name. */
@interface XYItem : ICModel

@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *summary;

@end
