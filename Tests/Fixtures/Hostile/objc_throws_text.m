/* Throws a text in a handler, and has `@finally` throw another object. */
#import "hostile_objc.h"

FOR_EACH_ROW {
    show_row(cell, item);
    @try {
        @throw @"no exception, but a text";
    } @finally {
        @throw item;
    }
}

HOSTILE("objc_throws_text")
