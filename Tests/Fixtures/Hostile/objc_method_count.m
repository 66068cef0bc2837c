/* Says that a class has a billion methods. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->methods->count = 1000000000;
}

ORDINARY_ROWS

HOSTILE("objc_method_count")
