/* Gives a class a name with what terminals obey. */
#import "hostile_objc.h"

BEFORE_LOADING {
    record("HostileOther")->name = "Host\x1b[31m:ile";
}

ORDINARY_ROWS

HOSTILE("objc_class_name")
