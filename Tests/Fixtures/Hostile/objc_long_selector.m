/* Has a selector of 64 KiB, and one with 5,000 colons. */
#import "hostile_objc.h"

static char long_name[65537], colons[5001];

/* No source could have such names: they stand in for those that the compiler wrote. */
BEFORE_LOADING {
    struct hostile_methods *methods = record("HostileOther")->methods;
    memset(long_name, 'n', sizeof long_name - 1);
    memset(colons, ':', sizeof colons - 1);
    methods->methods[0].selector->name = long_name;
    methods->methods[1].selector->name = colons;
}

ORDINARY_ROWS

HOSTILE("objc_long_selector")
