/* Has a class below itself. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->superclass = record("HostileOther");
}

ORDINARY_ROWS

HOSTILE("objc_own_superclass")
