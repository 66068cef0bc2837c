#import <InstantCocoa/InstantCocoa.h>

/* Each object of the data becomes one. A property takes the value of the key of the same name. */
@interface SKUser : ICModel

@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSString *handle;
@property (nonatomic, copy) NSString *bio;

@end
