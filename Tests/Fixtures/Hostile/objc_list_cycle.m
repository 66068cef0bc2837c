/* Has a list of methods go on with itself. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->methods->next = record("HostileOther")->methods;
}

ORDINARY_ROWS

HOSTILE("objc_list_cycle")
