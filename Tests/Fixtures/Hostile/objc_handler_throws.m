/* Throws in a handler. */
#import "hostile_objc.h"

FOR_EACH_ROW {
    show_row(cell, item);
    @throw [NSException exceptionWithName:@"Hostile" reason:@"no row today\x1b[31m" userInfo:nil];
}

HOSTILE("objc_handler_throws")
