#import "Answers.h"

#include <stdio.h>
#include <stdlib.h>

@implementation ANName
@end

@implementation ANChild
+ (NSDictionary *)JSONMapping {
    return @{@"name" : @"full_name"};
}
@end

@implementation ANThing
+ (NSDictionary *)JSONMapping {
    return @{@"text" : @"the_text", @"link" : @"urls.main", @"date" : @"when", @"none" : @"no.such.property"};
}
+ (Class)mappingClassForChildren {
    return [ANChild class];
}
- (NSString *)derived {
    return @"derived";
}
@end

@implementation ANOpen
@end

@implementation ANPlain
@end

// What a collection has comes in the order of its descriptions, since some collections have none.
NSString *textOf(id value) {
    if (!value) return @"nil";
    if ([value isKindOfClass:[NSString class]]) return [NSString stringWithFormat:@"\"%@\"", value];
    if ([value isKindOfClass:[NSArray class]]) {
        NSMutableArray *texts = [NSMutableArray array];
        for (id element in value) [texts addObject:textOf(element)];
        return [NSString stringWithFormat:@"[%@]", [texts componentsJoinedByString:@", "]];
    }
    if ([value isKindOfClass:[NSDictionary class]]) {
        NSMutableArray *texts = [NSMutableArray array];
        for (id key in value) [texts addObject:[NSString stringWithFormat:@"%@: %@", key, textOf(value[key])]];
        [texts sortUsingSelector:@selector(compare:)];
        return [NSString stringWithFormat:@"{%@}", [texts componentsJoinedByString:@", "]];
    }
    if ([value isKindOfClass:[NSSet class]]) {
        NSMutableArray *texts = [NSMutableArray array];
        for (id element in value) [texts addObject:textOf(element)];
        [texts sortUsingSelector:@selector(compare:)];
        return [NSString stringWithFormat:@"set(%@)", [texts componentsJoinedByString:@", "]];
    }
    if ([value isKindOfClass:[NSOrderedSet class]]) return [@"ordered" stringByAppendingString:textOf([value array])];
    if ([value isKindOfClass:[ICValueObject class]])
        return [NSString stringWithFormat:@"%@(%@)", [value class], textOf([value backingObject])];
    if ([value isKindOfClass:[ANChild class]])
        return [NSString stringWithFormat:@"child(%@, %d)", textOf([value name]), (int)[value age]];
    if ([value isKindOfClass:[NSNumber class]]) return [value stringValue];
    if ([value isKindOfClass:[NSURL class]]) return [value absoluteString];
    if ([value isKindOfClass:[NSDate class]])
        return [NSString stringWithFormat:@"date %.0f", [value timeIntervalSince1970]];
    if ([value isKindOfClass:[NSError class]])
        return [NSString stringWithFormat:@"error(%@ %d)", [value domain], (int)[value code]];
    if ([value isKindOfClass:[NSIndexPath class]])
        return [NSString stringWithFormat:@"%d,%d", (int)[value section], (int)[value row]];
    return NSStringFromClass([value class]);
}

@implementation AnswersCase {
    FILE *_file;
}

- (void)setUp {
    const char *path = getenv("ANSWERS");
    if (path) _file = fopen(path, "a");
}

- (void)tearDown {
    if (_file) fclose(_file);
    _file = NULL;
}

- (void)answer:(NSString *)area to:(NSString *)question with:(id (^)(void))body {
    NSString *text;
    @try {
        id answer = body();
        carob_objc_throw_pending_error();
        text = textOf(answer);
        carob_objc_throw_pending_error();
    } @catch (NSException *exception) {
        text = [NSString stringWithFormat:@"raises %@", exception.name];
    }
    if (_file) fprintf(_file, "%s | %s | %s\n", area.UTF8String, question.UTF8String, text.UTF8String);
}

@end
