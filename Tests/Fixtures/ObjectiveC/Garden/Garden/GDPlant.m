#import "GDPlant.h"
#import "NSDate+Garden.h"

NSString *const GDPlantDidChangeNotification = @"GDPlantDidChangeNotification";
NSString *const GDPlantErrorDomain = @"org.example.garden";

@implementation GDPlant

+ (NSSet *)keyPathsForValuesAffectingFavourite {
    return [NSSet setWithObject:@"flags"];
}

+ (instancetype)plantWithJSON:(NSDictionary *)json error:(NSError **)error {
    NSString *name = json[@"name"];
    if (name.length == 0) {
        if (error) {
            *error = [NSError errorWithDomain:GDPlantErrorDomain
                                         code:1
                                     userInfo:@{ NSLocalizedDescriptionKey : NSLocalizedString(@"A plant needs a name", nil) }];
        }
        return nil;
    }
    GDPlant *plant = [[self alloc] init];
    plant.identifier = json[@"id"] ?: [NSUUID UUID].UUIDString;
    plant.name = name;
    NSMutableArray *beds = [NSMutableArray array];
    [json[@"beds"] enumerateObjectsUsingBlock:^(NSDictionary *bed, NSUInteger index, BOOL *stop) {
        [beds addObject:[[GDBed alloc] initWithDictionary:bed]];
    }];
    plant.beds = [beds sortedArrayUsingSelector:@selector(compare:)];
    plant.planted = [NSDate gd_dateWithText:json[@"planted"]];
    plant.height = [json[@"height"] unsignedIntegerValue];
    plant.state = [json[@"state"] integerValue];
    if ([json[@"favourite"] boolValue]) plant.flags |= GDPlantFlagFavourite;
    return plant;
}

- (BOOL)isFavourite {
    return (self.flags & GDPlantFlagFavourite) != 0;
}

- (void)setFavourite:(BOOL)favourite {
    if (favourite) {
        self.flags |= GDPlantFlagFavourite;
    } else {
        self.flags &= ~GDPlantFlagFavourite;
    }
    [[NSNotificationCenter defaultCenter] postNotificationName:GDPlantDidChangeNotification object:self];
}

- (NSString *)sectionTitle {
    NSString *first = [self.name substringToIndex:1].uppercaseString;
    return [[NSCharacterSet letterCharacterSet] characterIsMember:[first characterAtIndex:0]] ? first : @"#";
}

- (NSArray<NSString *> *)archivedKeys {
    return @[ @"identifier", @"name", @"beds", @"planted", @"height", @"state", @"flags", @"notes" ];
}

- (void)encodeWithCoder:(NSCoder *)coder {
    for (NSString *key in self.archivedKeys) [coder encodeObject:[self valueForKey:key] forKey:key];
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super init];
    if (!self) return nil;

    for (NSString *key in self.archivedKeys) [self setValue:[coder decodeObjectForKey:key] forKey:key];

    return self;
}

@end
