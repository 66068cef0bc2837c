/* Gives a method types that do not parse. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->methods->methods[0].types = "{{{[4(";
}

ORDINARY_ROWS

HOSTILE("objc_types")
