#import "XYField.h"

@implementation XYField

+ (instancetype)fieldWithLabel:(NSString *)label value:(NSString *)value {
    XYField *field = [self new];
    field.label = label;
    field.value = value;
    return field;
}

@end
