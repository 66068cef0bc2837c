#import "Answers.h"

#import "ICInflector.h"
#import "ICJSONMapper.h"
#import "ICMultiDataSource.h"
#import "ICPropertyAttributes.h"
#import "ICRoute.h"
#import "ICRouter.h"
#import "ICSectionedDataSource.h"
#import "ICSerializers.h"
#import "ICSimpleDataSource.h"
#import "ICTableViewController.h"
#import "NSString+PathNormalization.h"

// What a screen was asked for, in order.
@interface ANScreen : ICTableViewController
@property (nonatomic, strong) NSMutableArray *asked;
@end

@implementation ANScreen
- (void)note:(NSString *)text {
    if (!self.asked) self.asked = [NSMutableArray array];
    [self.asked addObject:text];
}
- (void)configureCell:(UITableViewCell *)cell withANChild:(id)object {
    [self note:@"withANChild"];
}
- (void)configureCell:(UITableViewCell *)cell withThing:(id)object {
    [self note:@"withThing"];
}
- (void)configureCell:(UITableViewCell *)cell withString:(id)object {
    [self note:@"withString"];
}
- (void)configureCell:(UITableViewCell *)cell withObject:(id)object {
    [self note:@"withObject"];
}
- (void)tableView:(UITableView *)tableView didSelectThing:(id)object {
    [self note:@"didSelectThing"];
}
- (void)tableView:(UITableView *)tableView didSelectObject:(id)object {
    [self note:@"didSelectObject"];
}
- (CGFloat)tableView:(UITableView *)tableView heightForThing:(id)object {
    return 60;
}
@end

// What a data source tells, in order.
@interface ANDelegate : NSObject <ICDataSourceDelegate>
@property (nonatomic, strong) NSMutableArray *told;
@end

@implementation ANDelegate
- (instancetype)init {
    if ((self = [super init])) _told = [NSMutableArray array];
    return self;
}
- (void)dataSourceWillLoadData:(id<ICDataSource>)dataSource {
    [self.told addObject:@"will"];
}
- (void)dataSourceDidPartiallyLoad:(id<ICDataSource>)dataSource {
    [self.told addObject:@"partially"];
}
- (void)dataSourceFinishedLoading:(id<ICDataSource>)dataSource {
    [self.told addObject:@"finished"];
}
- (void)dataSource:(id<ICDataSource>)dataSource failedWithError:(NSError *)error {
    [self.told addObject:@"failed"];
}
@end

@interface AnswersTests : AnswersCase
@end

@implementation AnswersTests

- (void)testInflector {
    NSArray *words = @[
        @"", @"a", @"A", @"user", @"User", @"userName", @"UserName", @"user_name", @"user-name", @"user name", @"URL",
        @"userURL", @"URLString", @"aURLString", @"HTTPRequest", @"userIDs", @"x1", @"user2Name", @"2fast", @"_user", @"user_",
        @"__user__name", @"user  name", @"Ünicode", @"straßeName", @"élanVital", @"ALLCAPS", @"aB", @"aBC", @"ABc", @"aaBb",
        @"some_longName-with mixed_CASES", @"firstUserFirst", @"abab", @"nameName", @"tableView:didSelect", @"user.name", @"user/name"
    ];
    ICInflector *inflector = [ICInflector sharedInflector];
    for (NSString *word in words) {
        NSString *q = [NSString stringWithFormat:@"\"%@\"", word];
        [self answer:@"camel" to:q with:^{ return (id)[inflector camelCasedString:word]; }];
        [self answer:@"llama" to:q with:^{ return (id)[inflector llamaCasedString:word]; }];
        [self answer:@"snake" to:q with:^{ return (id)[inflector snakeCasedString:word]; }];
        [self answer:@"train" to:q with:^{ return (id)[inflector trainCasedString:word]; }];
        [self answer:@"display" to:q with:^{ return (id)[inflector displayString:word]; }];
        [self answer:@"setter" to:q with:^{ return (id)NSStringFromSelector([inflector setterForProperty:word]); }];
        [self answer:@"serializer" to:q with:^{ return (id)NSStringFromSelector([inflector serializerForPropertyName:word]); }];
        [self answer:@"selector" to:q with:^{
          return (id)NSStringFromSelector([inflector selectorWithPrefix:@"configureCell:with" propertyName:word suffix:@":"]);
        }];
    }
    NSArray *nouns = @[
        @"user", @"person", @"child", @"mouse", @"ox", @"box", @"bus", @"quiz", @"city", @"day", @"knife", @"wolf", @"leaf", @"hero",
        @"photo", @"fish", @"sheep", @"series", @"news", @"status", @"analysis", @"datum", @"index", @"matrix", @"Person", @"blogPost",
        @"tooth", @"man", @"woman", @"equipment", @"octopus", @"alias"
    ];
    for (NSString *noun in nouns)
        [self answer:@"plural" to:noun with:^{ return (id)[noun pluralizedString]; }];
}

- (void)testModelNames {
    for (NSString *name in @[ @"ANThing", @"ANPlain", @"ICModel", @"NSString", @"ICSimpleDataSource" ])
        [self answer:@"model name" to:name with:^{
          return (id)[[ICInflector sharedInflector] modelNameFromClass:NSClassFromString(name)];
        }];
    [self answer:@"model name" to:@"+modelName" with:^{ return (id)[ANThing modelName]; }];
    for (NSString *name in @[ @"NSURL", @"NSDate", @"NSString", @"NSNumber" ])
        [self answer:@"serializer class" to:name with:^{
          Class found = [[ICInflector sharedInflector] serializerClassForKeyOfClass:NSClassFromString(name)];
          return (id)(found ? NSStringFromClass(found) : nil);
        }];
}

- (void)testProperties {
    NSDictionary *properties = [ANThing properties];
    [self answer:@"properties" to:@"names" with:^{
      return (id)[properties.allKeys sortedArrayUsingSelector:@selector(compare:)];
    }];
    for (NSString *name in [properties.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        ICPropertyAttributes *property = properties[name];
        [self answer:@"property" to:name with:^{
          return (id)[NSString stringWithFormat:@"%@ %@ %@ %@ %@ readonly=%d nonatomic=%d weak=%d dynamic=%d memory=%d protocols=%d",
                                                property.name, property.className, property.type,
                                                property.getter ? NSStringFromSelector(property.getter) : nil,
                                                property.setter ? NSStringFromSelector(property.setter) : nil, property.readOnly,
                                                property.nonatomic, property.weak, property.dynamic,
                                                (int)property.memoryManagementPolicy, (int)property.protocols.count];
        }];
    }
}

- (void)testMapping {
    NSDictionary *values = @{
        @"string" : @"words",
        @"digits" : @"42",
        @"empty string" : @"",
        @"URL" : @"http://example.org/a?b=c",
        @"date" : @"2014-03-10T12:30:00Z",
        @"int" : @7,
        @"double" : @2.5,
        @"true" : @YES,
        @"null" : [NSNull null],
        @"array" : @[ @1, @"two", @1 ],
        @"empty array" : @[],
        @"objects" : @[ @{@"full_name" : @"Ada", @"age" : @36}, @{@"name" : @"Bo"} ],
        @"object" : @{@"full_name" : @"Ada", @"age" : @36},
        @"empty object" : @{},
    };
    NSArray *keys = @[
        @"text", @"number", @"date", @"link", @"list", @"set", @"ordered", @"dictionary", @"child", @"children", @"title", @"integer",
        @"floating", @"flag", @"anything", @"derived", @"objectID"
    ];
    for (NSString *key in keys)
        for (NSString *kind in [values.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
            NSString *question = [NSString stringWithFormat:@"%@ of %@", key, kind];
            Class class = [key isEqual:@"anything"] ? [ANOpen class] : [ANThing class];
            [self answer:@"JSON" to:question with:^{
              id thing = [[class alloc] initWithJSONDictionary:@{key : values[kind]}];
              return [thing valueForKey:key];
            }];
            [self answer:@"dictionary" to:question with:^{
              id thing = [[class alloc] initWithDictionary:@{key : values[kind]}];
              return [thing valueForKey:key];
            }];
        }
    NSDictionary *shapes = @{
        @"mapped key" : @{@"the_text" : @"a"},
        @"both keys" : @{@"the_text" : @"a", @"text" : @"b"},
        @"null at the mapped key" : @{@"the_text" : [NSNull null], @"text" : @"b"},
        @"key path" : @{@"urls" : @{@"main" : @"http://a.org/"}},
        @"key path into null" : @{@"urls" : [NSNull null]},
        @"key path into a string" : @{@"urls" : @"x"},
        @"key path into an array" : @{@"urls" : @[ @{@"main" : @"http://a.org/"}, @{@"main" : @"http://b.org/"} ]},
        @"unknown key" : @{@"unknown" : @1},
        @"nothing" : @{},
    };
    for (NSString *shape in [shapes.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        [self answer:@"shape" to:shape with:^{
          ANThing *thing = [[ANThing alloc] initWithJSONDictionary:shapes[shape]];
          return (id)@[ thing.text ?: [NSNull null], thing.link ?: [NSNull null] ];
        }];
        [self answer:@"representation" to:shape with:^{
          ANThing *thing = [[ANThing alloc] initWithJSONDictionary:shapes[shape]];
          return (id)thing.dictionaryRepresentation;
        }];
        [self answer:@"JSON representation" to:shape with:^{
          ANThing *thing = [[ANThing alloc] initWithJSONDictionary:shapes[shape]];
          return (id)thing.JSONRepresentation;
        }];
    }
}

- (void)testEquality {
    NSArray *ids = @[ @1, @"1", [NSNull null] ];
    for (id first in ids)
        for (id second in ids)
            [self answer:@"equal" to:[NSString stringWithFormat:@"%@ and %@", textOf(first), textOf(second)] with:^{
              ANChild *a = [ANChild new], *b = [ANChild new];
              a.objectID = first == [NSNull null] ? nil : first;
              b.objectID = second == [NSNull null] ? nil : second;
              return (id)@([a isEqual:b]);
            }];
    [self answer:@"equal" to:@"other class" with:^{
      ANChild *a = [ANChild new];
      ANThing *b = [ANThing new];
      a.objectID = b.objectID = @1;
      return (id)@([a isEqual:b]);
    }];
    [self answer:@"equal" to:@"value objects" with:^{
      return (id)@([[[ANName alloc] initWithString:@"a"] isEqual:[[ANName alloc] initWithString:@"a"]]);
    }];
    [self answer:@"equal" to:@"value object and string" with:^{
      return (id)@([[[ANName alloc] initWithString:@"a"] isEqual:@"a"]);
    }];
    [self answer:@"value object" to:@"number" with:^{ return (id)[[ANName alloc] initWithNumber:@3]; }];
    [self answer:@"value object" to:@"copy" with:^{ return (id)[[[ANName alloc] initWithString:@"a"] copy]; }];
}

- (NSDictionary *)dataSources {
    NSArray *dictionaries = @[
        @{@"kind" : @"b", @"name" : @"beta"}, @{@"kind" : @"a", @"name" : @"alpha"}, @{@"kind" : @"b", @"name" : @"bravo"},
        @{@"name" : @"none"}
    ];
    NSArray *sorting = @[ [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES] ];
    // One for each that shows it: a data source has one delegate.
    ICSimpleDataSource *(^few)(void) = ^{
      ICSimpleDataSource *source = [[ICSimpleDataSource alloc] initWithObjects:@[ @1, @"two", @1 ]];
      source.name = @"few";
      return source;
    };
    ICSimpleDataSource *(^none)(void) = ^{ return [[ICSimpleDataSource alloc] initWithObjects:@[]]; };
    ICSimpleDataSource *(^rows)(void) = ^{ return [[ICSimpleDataSource alloc] initWithObjects:dictionaries]; };
    ICMultiDataSource *kept = [[ICMultiDataSource alloc]
        initWithDataSources:@[ few(), [[ICSectionedDataSource alloc] initWithDataSource:rows() sectioningKey:@"kind" sortDescriptors:sorting] ]];
    kept.preserveSectionsInSubDataSources = YES;
    return @{
        @"simple" : few(),
        @"empty" : none(),
        @"nil objects" : [[ICSimpleDataSource alloc] initWithObjects:nil],
        @"sections by kind" : [[ICSectionedDataSource alloc] initWithDataSource:rows() sectioningKey:@"kind" sortDescriptors:nil],
        @"sorted sections" : [[ICSectionedDataSource alloc] initWithDataSource:rows() sectioningKey:@"kind" sortDescriptors:sorting],
        @"sections by initial" : [[ICSectionedDataSource alloc] initWithDataSource:rows()
                                                                     sectioningKey:@"name.firstCharacter"
                                                                   sortDescriptors:sorting],
        @"no key" : [[ICSectionedDataSource alloc] initWithDataSource:rows() sectioningKey:nil sortDescriptors:sorting],
        @"sections of nothing" : [[ICSectionedDataSource alloc] initWithDataSource:none() sectioningKey:@"kind" sortDescriptors:nil],
        @"multi" : [[ICMultiDataSource alloc] initWithDataSources:@[ few(), rows() ]],
        @"multi of nothing" : [[ICMultiDataSource alloc] initWithDataSources:@[]],
        @"multi with subsections" : kept,
    };
}

- (void)testDataSources {
    NSDictionary *sources = [self dataSources];
    for (NSString *name in [sources.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        id<ICDataSource> source = sources[name];
        [self answer:name to:@"sections before fetching" with:^{ return (id)@(source.numberOfSections); }];
        ANDelegate *delegate = [ANDelegate new];
        source.delegate = delegate;
        [self answer:name to:@"told while fetching" with:^{
          [source fetchData];
          return (id)delegate.told;
        }];
        [self answer:name to:@"sections" with:^{ return (id)@(source.numberOfSections); }];
        [self answer:name to:@"titles" with:^{ return (id)source.sectionTitles; }];
        [self answer:name to:@"all objects" with:^{ return (id)[source allObjects]; }];
        [self answer:name to:@"name" with:^{ return (id)source.name; }];
        for (NSUInteger section = 0; section < 4; section++) {
            [self answer:name to:[NSString stringWithFormat:@"objects in section %d", (int)section] with:^{
              return (id)@([source numberOfObjectsInSection:section]);
            }];
            for (NSUInteger row = 0; row < 3; row++)
                [self answer:name to:[NSString stringWithFormat:@"object at %d,%d", (int)section, (int)row] with:^{
                  return (id)[source objectAtIndexPath:[NSIndexPath indexPathForRow:(NSInteger)row inSection:(NSInteger)section]];
                }];
        }
        for (id object in @[ @1, @"two", @{@"name" : @"none"}, @"not there" ])
            [self answer:name to:[NSString stringWithFormat:@"path of %@", textOf(object)] with:^{
              return (id)[source indexPathForObject:object];
            }];
    }
}

- (void)testRoutes {
    NSArray *routes = @[
        @"/forums", @"forums/", @"/forums/{id}", @"/forums/{forum}/posts/{post}", @"/{anything}", @"/", @"", @"/a.b", @"/{}", @"/x/{id}/",
        @"/Forums", @"/forums/{id}/{id}", @"/{a}{b}"
    ];
    NSArray *paths = @[
        @"/forums", @"forums", @"/forums/", @"/forum", @"/forums/10", @"/forums/10/", @"/forums/ten", @"/forums/10/posts/35", @"/", @"",
        @"/a.b", @"/axb", @"/x/007", @"/x/-1", @"/x/1.5", @"/Forums", @"/forums/1/2", @"//forums", @"/forums/%20", @"/before/forums"
    ];
    for (NSString *path in paths)
        [self answer:@"path" to:path with:^{ return (id)[path normalizedPath]; }];
    for (NSString *pattern in routes)
        for (NSString *path in paths) {
            NSString *question = [NSString stringWithFormat:@"%@ for %@", pattern, path];
            [self answer:@"route" to:question with:^{ return (id)@([[ICRoute routeWithPath:pattern] canHandlePath:path]); }];
            [self answer:@"parameters" to:question with:^{ return (id)[[ICRoute routeWithPath:pattern] parametersForPath:path]; }];
        }
    ICRouter *router = [ICRouter new];
    [router registerRoute:[ICRoute routeWithPath:@"/posts/{id}"]];
    for (NSString *url in @[ @"app://posts/3", @"app:///posts/3", @"app://posts", @"app://posts/3?x=1", @"posts/3", @"app:posts/3" ])
        [self answer:@"URL" to:url with:^{ return (id)@([router canHandleURL:[NSURL URLWithString:url]]); }];
}

- (void)testScreens {
    [[ICInflector sharedInflector] addPrefixes:[NSSet setWithObject:@"AN"]];
    NSArray *objects = @[ [ANThing new], [ANChild new], [ANPlain new], @"a string", @7, [NSError errorWithDomain:@"d" code:1 userInfo:nil] ];
    for (id object in objects) {
        ANScreen *screen = [[ANScreen alloc] init];
        screen.dataSource = [[ICSimpleDataSource alloc] initWithObjects:@[ object ]];
        UITableView *table = screen.tableView;
        NSIndexPath *path = [NSIndexPath indexPathForRow:0 inSection:0];
        NSString *name = NSStringFromClass([object class]);
        [self answer:@"screen" to:[@"cell for " stringByAppendingString:name] with:^{
          UITableViewCell *cell = [screen tableView:table cellForRowAtIndexPath:path];
          return (id)@[ NSStringFromClass([cell class]), screen.asked ?: @[], cell.textLabel.text ?: @"" ];
        }];
        [self answer:@"screen" to:[@"height for " stringByAppendingString:name] with:^{
          return (id)@([screen tableView:table heightForRowAtIndexPath:path]);
        }];
        [self answer:@"screen" to:[@"selection of " stringByAppendingString:name] with:^{
          [screen.asked removeAllObjects];
          [screen tableView:table didSelectRowAtIndexPath:path];
          return (id)screen.asked;
        }];
    }
}

@end
