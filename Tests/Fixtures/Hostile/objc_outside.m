/* Has the instance variables of a class described in memory that is not the module's. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->variables = calloc(1, 64);
}

ORDINARY_ROWS

HOSTILE("objc_outside")
