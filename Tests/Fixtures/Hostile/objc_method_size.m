/* Says that the elements of a list are smaller than methods are. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->methods->size = 8;
}

ORDINARY_ROWS

HOSTILE("objc_method_size")
