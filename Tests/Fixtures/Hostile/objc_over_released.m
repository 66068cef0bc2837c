/* Releases the cell and the row's object more often than it retained them. */
#import "hostile_objc.h"

/* What ARC calls itself, and does not let be sent. */
void let_go(void *object) __asm__("objc_release");

FOR_EACH_ROW {
    show_row(cell, item);
    for (int round = 0; round < 20; round++) {
        let_go((__bridge void *)item);
        let_go((__bridge void *)cell);
    }
}

HOSTILE("objc_over_released")
