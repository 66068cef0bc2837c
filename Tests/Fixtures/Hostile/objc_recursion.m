/* A handler that sends itself to itself, without end. */
#import "hostile_objc.h"

FOR_EACH_ROW {
    [self configureCell:cell withHostileItem:item];
    show_row(cell, item);
}

HOSTILE("objc_recursion")
