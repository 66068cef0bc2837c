/* Refers to classes whose records are no memory, no class's place, and memory that cannot be written. */
#import "hostile_objc.h"

static const char constant[256] = "no class";

__attribute__((section("__objc_class_refs"), used)) static const void *wild[] = {
    (const void *)0x123456789abc, (const char *)constant + 1, constant};

ORDINARY_ROWS

HOSTILE("objc_wild_records")
