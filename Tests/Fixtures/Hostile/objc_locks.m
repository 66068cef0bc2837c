/* Gives up locks that it does not have, and keeps one for ever. */
#import "hostile_objc.h"

FOR_EACH_ROW {
    show_row(cell, item);
    fprintf(stderr, "%d\n", objc_sync_exit(cell));
    objc_sync_enter(item);
}

HOSTILE("objc_locks")
