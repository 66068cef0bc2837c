/* Has the records of classes end behind the module's memory. */
#import "hostile_objc.h"

extern char _end[] __attribute__((visibility("hidden")));

BEFORE_LOADING {
    for (struct hostile_class **each = first_class; each < end_of_classes; each++)
        if (*each) *each = (struct hostile_class *)(((uintptr_t)_end + 4095) / 4096 * 4096 - 16);
}

ORDINARY_ROWS

HOSTILE("objc_cut_short")
