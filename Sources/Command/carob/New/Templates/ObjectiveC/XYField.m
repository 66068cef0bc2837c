#import "XYField.h"

@implementation XYField

+ (instancetype)fieldWithLabel:(NSString *)label value:(NSString *)value {
    XYField *field = [self new];
    field.label = label;
    field.value = value;
    return field;
} /*data*/

+ (instancetype)fieldWithLabel:(NSString *)label ofValue:(id)value {
    BOOL isArray = [value isKindOfClass:[NSArray class]];
    NSString *text = isArray ? [value componentsJoinedByString:@", "] : [value description];
    return [self fieldWithLabel:label value:text];
} /*end*/

@end
