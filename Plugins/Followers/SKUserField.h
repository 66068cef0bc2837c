#import <InstantCocoa/InstantCocoa.h>

/* A row of the user screen. */
@interface SKUserField : ICModel

@property (nonatomic, copy) NSString *label;
@property (nonatomic, copy) NSString *value;

+ (instancetype)fieldWithLabel:(NSString *)label value:(NSString *)value;

@end
