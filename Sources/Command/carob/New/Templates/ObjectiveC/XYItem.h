#import <InstantCocoa/InstantCocoa.h>

/* Each object of the data becomes one of these. A property takes the value of the key of the same name. */
@interface XYItem : ICModel

@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *summary;

@end
