/* Says that an instance variable takes four gigabytes. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->variables->variables[0].size = 0xffffffff;
}

ORDINARY_ROWS

HOSTILE("objc_variable_size")
