#import <InstantCocoa/InstantCocoa.h>

@interface GRGreeting : ICModel

@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSString *language;

@end
