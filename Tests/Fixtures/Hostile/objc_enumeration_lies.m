/* Answers `for … in` with more than there is, and changes while it is enumerated. */
#import "hostile_objc.h"

@interface HostileCollection : NSObject <NSFastEnumeration>
@end
@implementation HostileCollection {
    unsigned long _changes;
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer
                                    count:(NSUInteger)length {
    state->mutationsPtr = &_changes;
    state->itemsPtr = buffer;
    for (NSUInteger index = 0; index < length; index++) buffer[index] = self;
    _changes += state->state > 2;
    state->state++;
    return length;
}
@end

FOR_EACH_ROW {
    show_row(cell, item);
    NSUInteger turns = 0;
    @try {
        for (id each in [HostileCollection new]) turns += each != nil;
    } @catch (NSException *exception) {
        fprintf(stderr, "%lu, then %s\n", turns, exception.name.UTF8String);
    }
}

HOSTILE("objc_enumeration_lies")
