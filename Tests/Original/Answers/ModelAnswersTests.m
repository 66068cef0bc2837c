#import "Answers.h"

#include <objc/runtime.h>

#import "ICInflector.h"
#import "ICJSONMapper.h"
#import "ICModel+Coding.h"
#import "ICModelInspector.h"
#import "ICPropertyAttributes.h"
#import "ICRoute.h"
#import "ICRouter.h"
#import "ICSerializers.h"
#import "NSArray+Sectioning.h"

// Which file has the code at an address. Declared by hand: dlfcn.h declares it only for those who ask before any other header.
typedef struct {
    const char *path;
    void *base;
    const char *symbol;
    void *address;
} ANImage;

int dladdr(const void *address, ANImage *image);

// MARK: Models

@interface ANHooked : ICModel
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong) NSDate *day;
@property (nonatomic, strong) ANChild *child;
@property (nonatomic, strong) NSArray *children;
@property (nonatomic, weak) id<NSObject> owner;
@property (nonatomic, readonly) NSString *kept;
@end

@implementation ANHooked
@synthesize kept = _kept;
+ (NSDictionary *)JSONMapping {
    return @{@"text" : @"inner.text", @"child" : @"inner.child"};
}
+ (Class)mappingClassForChildren {
    return [ANChild class];
}
- (void)transformJSONRepresentationBeforeMapping:(NSDictionary **)representation {
    if ((*representation)[@"wrapped"]) *representation = (*representation)[@"wrapped"];
}
- (id<ICSerializer>)serializerForDay {
    ICDateSerializer *serializer = [ICDateSerializer new];
    serializer.dateFormatter.dateFormat = @"yyyy-MM-dd";
    serializer.dateFormatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    return serializer;
}
- (id)decodeTextWithCoder:(NSCoder *)coder modelVersion:(NSUInteger)version {
    return [[coder decodeObjectForKey:@"text"] stringByAppendingFormat:@" of version %d", (int)version];
}
@end

@interface ANVersion : ANChild
@end

static NSUInteger version = 0;

@implementation ANVersion
+ (NSUInteger)modelVersion {
    return version;
}
+ (NSDictionary *)encodingBehaviorsByPropertyKey {
    NSMutableDictionary *behaviors = [[super encodingBehaviorsByPropertyKey] mutableCopy];
    behaviors[@"age"] = @(MTLModelEncodingBehaviorExcluded);
    return behaviors;
}
@end

@interface ANTypes : NSObject
@property int whole;
@property (nonatomic) float real;
@property (atomic) char letter;
@property char *letters;
@property void *anywhere;
@property unsigned long long large;
@property (copy) void (^block)(void);
@property (weak) NSString *weakly;
@property (assign) NSRange range;
@property (strong) NSArray<NSCopying> *typed;
@property (strong, getter=isURL, setter=putURL:) NSURL *URL;
@property (readonly) NSNumber *fixed;
@property Class kind;
@property SEL action;
@end

@implementation ANTypes
@synthesize fixed = _fixed;
@end

// MARK: Routes

@interface ANShown : UIViewController
@property (nonatomic, strong) NSDictionary *info;
@end

@implementation ANShown
@end

@interface ANRouted : ANShown <ICRoutable>
@end

@implementation ANRouted
- (instancetype)initWithRoutingInfo:(NSDictionary *)info {
    if ((self = [super init])) self.info = info;
    return self;
}
@end

// What a router asks for, in order. Each of the three is answered only if it is named.
@interface ANRouting : NSObject <ICRouterDelegate>
@property (nonatomic, strong) NSMutableArray *told;
@property (nonatomic, strong) NSArray *answered;
@property (nonatomic, strong) UIViewController *shower;
@end

@implementation ANRouting
- (BOOL)respondsToSelector:(SEL)selector {
    NSString *name = NSStringFromSelector(selector);
    if ([name rangeOfString:@"iewController"].location == NSNotFound || [name isEqual:@"setShower:"])
        return [super respondsToSelector:selector];
    for (NSString *prefix in self.answered)
        if ([name hasPrefix:prefix]) return YES;
    return NO;
}
- (UIViewController *)showViewControllerWithKey:(NSString *)key {
    [self.told addObject:[NSString stringWithFormat:@"show %@", key]];
    return self.shower;
}
- (void)viewController:(UIViewController *)controller requiresPopToRootForRoute:(ICRoute *)route {
    [self.told addObject:[NSString stringWithFormat:@"pop %@", route.navigationControllerKey]];
}
- (void)presentViewController:(UIViewController *)shown forRoute:(ICRoute *)route fromViewController:(UIViewController *)from {
    [self.told addObject:[NSString stringWithFormat:@"present %@ for %@ from %@", [shown class], route.navigationControllerKey, [from class]]];
}
@end

// MARK: Questions

@interface ModelAnswersTests : AnswersCase
@end

@implementation ModelAnswersTests

// Where the code of each class is. The one module of the script has it; the other one leaves it to the host.
- (void)testImages {
    for (NSString *name in @[
             @"ICInflector", @"ICRemoteConfiguration", @"ICRoute", @"ICSimpleRouteMatcher", @"ICRouter", @"ICDateSerializer", @"ICURLSerializer",
             @"ICSimpleDataSource", @"ICSectionedDataSource", @"ICMultiDataSource", @"ICRemoteDataSource", @"ICPaginatedDataSource",
             @"ICCollectionFetcher", @"ICJSONMapper", @"ICModel", @"ICModelInspector", @"ICPropertyAttributes", @"ICResourceGateway",
             @"ICValueObject", @"ICViewController", @"ICTableViewController", @"ICCollectionViewController", @"ICTableViewCell",
             @"ICCollectionViewCell", @"ICLoadingTableViewCell", @"ICLoadingCollectionViewCell"
         ]) {
        Class class = NSClassFromString(name);
        unsigned count = 0;
        Method *methods = class_copyMethodList(class, &count);
        ANImage info = {0};
        BOOL found = count && dladdr((void *)method_getImplementation(methods[0]), &info) && info.path;
        NSString *image = found ? @(info.path).lastPathComponent : @"";
        free(methods);
        [self answer:@"image" to:name with:^{ return (id)(class && [image hasPrefix:@"lib"] ? image : class ? @"host" : @"none"); }];
    }
}

- (ANHooked *)hooked {
    return [[ANHooked alloc] initWithJSONDictionary:@{
        @"inner" : @{@"text" : @"t", @"child" : @{@"full_name" : @"Ada", @"age" : @36}},
        @"day" : @"2014-03-10",
        @"children" : @[ @{@"full_name" : @"Bo", @"age" : @2}, @{@"name" : @"Cy"} ],
        @"objectID" : @7,
    }];
}

- (void)testModels {
    ANHooked *hooked = [self hooked];
    for (NSString *key in @[ @"text", @"day", @"child", @"children", @"owner", @"kept", @"objectID" ]) {
        [self answer:@"hooked" to:key with:^{ return [hooked valueForKey:key]; }];
        [self answer:@"hooked copy" to:key with:^{ return [[hooked copy] valueForKey:key]; }];
        [self answer:@"hooked archived" to:key with:^{
          return [[NSKeyedUnarchiver unarchiveObjectWithData:[NSKeyedArchiver archivedDataWithRootObject:hooked]] valueForKey:key];
        }];
    }
    NSDictionary *others = @{@"same" : [self hooked], @"copy" : [hooked copy] ?: @"none", @"fresh" : [ANHooked new], @"child" : [ANChild new]};
    for (NSString *name in [others.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        [self answer:@"hooked equal" to:name with:^{ return (id)@([hooked isEqual:others[name]]); }];
        [self answer:@"hooked hash" to:name with:^{ return (id)@([hooked hash] == [others[name] hash]); }];
    }
    [self answer:@"hooked" to:@"dictionary" with:^{ return (id)hooked.dictionaryRepresentation; }];
    [self answer:@"hooked" to:@"JSON" with:^{ return (id)hooked.JSONRepresentation; }];
    [self answer:@"hooked" to:@"text of wrapped" with:^{
      return (id)[[[ANHooked alloc] initWithJSONDictionary:@{@"wrapped" : @{@"inner" : @{@"text" : @"w"}}}] text];
    }];
    [self answer:@"hooked" to:@"hash of nothing" with:^{ return (id)@([[ANHooked new] hash]); }];
    [self answer:@"description" to:@"of a child" with:^{
      ANChild *child = [[ANChild alloc] initWithDictionary:@{@"name" : @"Ada", @"age" : @36}];
      NSArray *lines = [[child description] componentsSeparatedByString:@"\n"];
      return (id)[[lines subarrayWithRange:NSMakeRange(1, lines.count - 1)] sortedArrayUsingSelector:@selector(compare:)];
    }];
    ICJSONMapper *mapper = [ICJSONMapper new];
    for (id value in @[ [NSNull null], @"text", @[], @{}, @7 ]) {
        [self answer:@"mapper" to:[@"JSON of " stringByAppendingString:textOf(value)] with:^{
          return [mapper mapFromJSONDictionary:value toObject:[ANChild new]];
        }];
        [self answer:@"mapper" to:[@"dictionary of " stringByAppendingString:textOf(value)] with:^{
          return [mapper mapFromDictionary:value toObject:[ANChild new]];
        }];
    }
    [self answer:@"mapper" to:@"nil JSON" with:^{ return [mapper mapFromJSONDictionary:nil toObject:[ANChild new]]; }];
    [self answer:@"mapper" to:@"nil dictionary" with:^{ return [mapper mapFromDictionary:nil toObject:[ANChild new]]; }];
    [self answer:@"mapper" to:@"nil object" with:^{ return [mapper mapFromDictionary:@{@"name" : @"a"} toObject:nil]; }];
    [self answer:@"mapper" to:@"same child" with:^{
      ANHooked *model = [self hooked];
      ANChild *child = model.child;
      [mapper mapFromDictionary:@{@"child" : @{@"name" : @"New"}} toObject:model];
      return (id)@[ @(child == model.child), textOf(child) ];
    }];
}

- (void)testCoding {
    for (NSNumber *written in @[ @0, @1, @2 ])
        for (NSNumber *read in @[ @0, @1, @2 ])
            [self answer:@"coding" to:[NSString stringWithFormat:@"version %@ read as %@", written, read] with:^{
              version = written.unsignedIntegerValue;
              ANVersion *model = [[ANVersion alloc] initWithDictionary:@{@"name" : @"Ada", @"age" : @36}];
              NSData *data = [NSKeyedArchiver archivedDataWithRootObject:model];
              version = read.unsignedIntegerValue;
              return [NSKeyedUnarchiver unarchiveObjectWithData:data];
            }];
    for (Class class in @[ [ANChild class], [ANHooked class], [ANVersion class] ]) {
        [self answer:@"coding" to:[NSString stringWithFormat:@"behaviors of %@", class] with:^{ return (id)[class encodingBehaviorsByPropertyKey]; }];
        [self answer:@"coding" to:[NSString stringWithFormat:@"classes of %@", class] with:^{
          return (id)[class allowedSecureCodingClassesByPropertyKey];
        }];
        [self answer:@"coding" to:[NSString stringWithFormat:@"secure %@", class] with:^{ return (id)@([class supportsSecureCoding]); }];
    }
}

- (void)testInspector {
    for (Class class in @[ [ANChild class], [ANHooked class], [ANVersion class], [ICModel class], [NSObject class] ])
        [self answer:@"inspector" to:NSStringFromClass(class) with:^{
          return (id)[[[[ICModelInspector alloc] initWithClass:class] properties].allKeys sortedArrayUsingSelector:@selector(compare:)];
        }];
    unsigned count = 0;
    objc_property_t *properties = class_copyPropertyList([ANTypes class], &count);
    for (unsigned index = 0; index < count; index++) {
        NSString *name = @(property_getName(properties[index]));
        ICPropertyAttributes *(^read)(void) = ^{ return [ICPropertyAttributes propertyAttributesFromObjectiveCProperty:properties[index]]; };
        for (NSString *key in @[
                 @"name", @"readOnly", @"nonatomic", @"weak", @"dynamic", @"memoryManagementPolicy", @"protocols", @"instanceVariable", @"type",
                 @"className"
             ])
            [self answer:@"attributes" to:[NSString stringWithFormat:@"%@ of %@", key, name] with:^{ return [read() valueForKey:key]; }];
        [self answer:@"attributes" to:[@"getter of " stringByAppendingString:name] with:^{ return (id)NSStringFromSelector(read().getter); }];
        [self answer:@"attributes" to:[@"setter of " stringByAppendingString:name] with:^{
          SEL setter = read().setter;
          return (id)(setter ? NSStringFromSelector(setter) : nil);
        }];
    }
    free(properties);
}

- (void)testSmallThings {
    for (NSString *text in @[ @"", @"a", @"word", @"Ünicode", @"👍🏽 yes", @" x", @"é" ])
        [self answer:@"first character" to:text with:^{ return (id)text.firstCharacter; }];
    for (NSArray *list in @[ @[], @[ @"b", @"a", @"bc" ], @[ @"", @"x" ] ])
        for (NSString *key in @[ @"length", @"firstCharacter", @"self" ])
            [self answer:@"sectioned" to:[NSString stringWithFormat:@"%@ by %@", textOf(list), key] with:^{
              return (id)[list sectionedArrayWithKey:key];
            }];
    ICURLSerializer *urls = [ICURLSerializer new];
    for (NSString *text in @[ @"", @"http://a.org/b?c=d", @"a b", @"/relative", @"ünicode" ])
        [self answer:@"URL serializer" to:text with:^{
          NSURL *url = [urls deserializedObjectFromString:text];
          return (id)@[ url ?: @"none", [urls serializedObject:url] ?: @"none" ];
        }];
    for (NSString *format in @[ @"yyyy-MM-dd", @"dd.MM.yy", @"HH:mm", @"" ])
        for (NSString *text in @[ @"2014-03-10", @"10.03.14", @"12:30", @"", @"tomorrow" ])
            [self answer:@"date serializer" to:[NSString stringWithFormat:@"%@ of %@", format, text] with:^{
              ICDateSerializer *dates = [ICDateSerializer new];
              dates.dateFormatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
              dates.dateFormatter.dateFormat = format;
              NSDate *date = [dates deserializedObjectFromString:text];
              return (id)@[ date ? @"date" : @"none", date ? [dates serializedObject:date] : @"none" ];
            }];
    for (id backing in @[ @"a", @"b", @1, [NSNull null] ]) {
        ANName *name = [[ANName alloc] initWithBackingObject:backing == [NSNull null] ? nil : backing];
        for (id other in @[ @"a", @1, [NSNull null] ]) {
            ANName *second = [[ANName alloc] initWithBackingObject:other == [NSNull null] ? nil : other];
            [self answer:@"value object" to:[NSString stringWithFormat:@"%@ equals %@", textOf(backing), textOf(other)] with:^{
              return (id)@[ @([name isEqual:second]), @([name hash] == [second hash]) ];
            }];
        }
        [self answer:@"value object" to:[@"copy of " stringByAppendingString:textOf(backing)] with:^{ return (id)[name copy]; }];
    }
}

- (void)testRouting {
    NSArray *delegates = @[ @[], @[ @"show" ], @[ @"show", @"viewController:" ], @[ @"show", @"present" ], @[ @"show", @"viewController:", @"present" ] ];
    for (NSArray *answered in delegates)
        for (NSString *url in @[ @"app://plain", @"app://routed/7/x%20y?q=1#f", @"app://popping", @"app://dependent/3", @"app://unknown", @"app://" ]) {
            ICRouter *router = [ICRouter new];
            ICRoute *(^route)(NSString *, Class, BOOL) = ^(NSString *path, Class class, BOOL pops) {
              ICRoute *made = [ICRoute routeWithPath:path];
              made.navigationControllerKey = [[path componentsSeparatedByString:@"/"] firstObject];
              made.viewControllerClass = class;
              made.shouldPopToRoot = pops;
              [router registerRoute:made];
              return made;
            };
            route(@"plain", [ANShown class], NO);
            ICRoute *routed = route(@"routed/{id}/{name}", [ANRouted class], NO);
            ICRoute *popping = route(@"popping", [ANRouted class], YES);
            route(@"dependent/{id}", [ANRouted class], NO).dependencies = @[ popping, routed ];
            ANRouting *delegate = [ANRouting new];
            delegate.told = [NSMutableArray array];
            delegate.answered = answered;
            UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:[UIViewController new]];
            [stack pushViewController:[UITabBarController new] animated:NO];
            delegate.shower = stack;
            router.delegate = delegate;
            NSString *question = [NSString stringWithFormat:@"%@ with %@", url, [answered componentsJoinedByString:@" "]];
            [self answer:@"routing" to:question with:^{
              BOOL handled = [router handleURL:[NSURL URLWithString:url]];
              NSMutableArray *shown = [NSMutableArray array];
              for (UIViewController *controller in stack.viewControllers) {
                  NSMutableDictionary *info = [controller isKindOfClass:[ANShown class]] ? [[(ANShown *)controller info] mutableCopy] : nil;
                  info[ICRouterMatchedRouteKey] = [info[ICRouterMatchedRouteKey] navigationControllerKey];
                  [shown addObject:@[ NSStringFromClass([controller class]), info ?: @{} ]];
              }
              return (id)@[ @(handled), [delegate.told copy], shown ];
            }];
        }
}

@end
