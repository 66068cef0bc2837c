/* Says that instances are larger than memory. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->instance_size = 1L << 62;
}

ORDINARY_ROWS

HOSTILE("objc_instance_size")
