#import "GDBed.h"

@implementation GDBed

- (instancetype)initWithDictionary:(NSDictionary *)dictionary {
    self = [super init];
    if (!self) return nil;

    _name = [dictionary[@"name"] copy] ?: @"";
    _sunny = [dictionary[@"sunny"] boolValue];

    return self;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    return [self initWithDictionary:@{
        @"name" : [coder decodeObjectOfClass:[NSString class] forKey:NSStringFromSelector(@selector(name))],
        @"sunny" : @([coder decodeBoolForKey:NSStringFromSelector(@selector(isSunny))]),
    }];
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.name forKey:NSStringFromSelector(@selector(name))];
    [coder encodeBool:self.sunny forKey:NSStringFromSelector(@selector(isSunny))];
}

/// For Instant Cocoa, which sends configureCell:withBed:.
+ (NSString *)modelName {
    return @"Bed";
}

+ (BOOL)supportsSecureCoding {
    return YES;
}

- (id)copyWithZone:(NSZone *)zone {
    return self;
}

- (BOOL)isEqual:(id)object {
    return [object isKindOfClass:[GDBed class]] && [self.name isEqualToString:[object name]];
}

- (NSUInteger)hash {
    return self.name.hash;
}

- (NSComparisonResult)compare:(GDBed *)other {
    return [self.name localizedStandardCompare:other.name];
}

@end
