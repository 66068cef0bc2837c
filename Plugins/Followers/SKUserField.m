#import "SKUserField.h"

@implementation SKUserField

+ (instancetype)fieldWithLabel:(NSString *)label value:(NSString *)value {
    SKUserField *field = [self new];
    field.label = label;
    field.value = value;
    return field;
}

@end
