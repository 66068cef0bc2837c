#import "Features.h"

@protocol FTNamed
- (NSString *)name;
@optional
- (NSString *)nickname;
@end

static int loads, initializations;
static BOOL superclassWasLoaded, categoryWasLast;

@interface FTBase : NSObject <FTNamed> {
    int number;
    double fraction;
    unsigned flag : 3;
    id object;
}
+ (NSString *)kind;
- (BOOL)holds;
- (NSString *)replaced;
@end

@interface FTDerived : FTBase {
    short added;
}
@end

@implementation FTDerived
+ (void)load {
    superclassWasLoaded = loads == 1;
    loads++;
}
+ (NSString *)kind { return [[super kind] stringByAppendingString:@", derived"]; }
- (NSString *)name { return [@"derived " stringByAppendingString:[super name]]; }
- (BOOL)holds {
    added = -7;
    return [super holds] && added == -7;
}
@end

@implementation FTBase
+ (void)load { loads++; }
+ (void)initialize {
    if (self == [FTBase class]) initializations++;
}
+ (NSString *)kind { return @"base"; }
- (NSString *)name { return @"base"; }
- (NSString *)replaced { return @"original"; }
- (BOOL)holds {
    number = 41;
    fraction = 0.5;
    flag = 5;
    object = @"an object";
    return number == 41 && fraction == 0.5 && flag == 5 && [object isEqual:@"an object"];
}
@end

#pragma clang diagnostic ignored "-Wobjc-protocol-method-implementation"
@implementation FTBase (Replacing)
+ (void)load {
    categoryWasLast = loads == 2;
    loads++;
}
- (NSString *)replaced { return @"replaced"; }
- (NSString *)nickname { return @"basey"; }
@end

@interface NSString (FTFeatures)
- (NSString *)ft_twice;
@end

@implementation NSString (FTFeatures)
- (NSString *)ft_twice { return [self stringByAppendingString:self]; }
@end

@compatibility_alias FTOther FTDerived;

void check_classes(void) {
    CHECK(loads == 3 && superclassWasLoaded && categoryWasLast);
    CHECK(initializations == 0 && [FTBase kind] && [FTDerived kind] && initializations == 1);
    CHECK([[FTDerived kind] isEqual:@"base, derived"]);
    FTBase *base = [FTBase new];
    FTBase *derived = [FTOther new];
    CHECK([derived.name isEqual:@"derived base"] && [derived class] == [FTDerived class]);
    CHECK(base.holds && derived.holds);
    CHECK([base.replaced isEqual:@"replaced"] && [derived.replaced isEqual:@"replaced"]);
    CHECK([@"ab".ft_twice isEqual:@"abab"] && [@"a longer string".ft_twice length] == 30);
    CHECK([base conformsToProtocol:@protocol(FTNamed)] && [FTDerived conformsToProtocol:@protocol(FTNamed)]);
    CHECK([base respondsToSelector:@selector(nickname)] && ![@"s" respondsToSelector:@selector(nickname)]);
    CHECK([derived isKindOfClass:[FTBase class]] && ![base isMemberOfClass:[FTDerived class]]);
    CHECK([NSStringFromProtocol(@protocol(FTNamed)) isEqual:@"FTNamed"]);
    RELEASE(base);
    RELEASE(derived);
}
