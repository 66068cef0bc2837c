/* Sends to words that are no objects. */
#import "hostile_objc.h"

FOR_EACH_ROW {
    show_row(cell, item);
    for (uintptr_t tag = 1; tag < 8; tag++)
        fprintf(stderr, "%lu\n", (unsigned long)[(__bridge NSString *)(void *)(0x4142434445464700 | tag) length]);
}

HOSTILE("objc_no_object")
