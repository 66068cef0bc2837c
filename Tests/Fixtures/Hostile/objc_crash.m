/* Crashes in a handler. */
#import "hostile_objc.h"

FOR_EACH_ROW {
    show_row(cell, item);
    if ([item.text isEqual:@"two"]) *(volatile int *)8 = 1;
}

HOSTILE("objc_crash")
