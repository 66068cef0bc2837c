#import <InstantCocoa/InstantCocoa.h>

/* A property with its value: a row of the screen that a selection shows. */
@interface XYField : ICModel

@property (nonatomic, copy) NSString *label;
@property (nonatomic, copy) NSString *value;

+ (instancetype)fieldWithLabel:(NSString *)label value:(NSString *)value; /*data*/

/* A field with the text of a value, or the texts of an array's elements. */
+ (instancetype)fieldWithLabel:(NSString *)label ofValue:(id)value; /*end*/

@end
