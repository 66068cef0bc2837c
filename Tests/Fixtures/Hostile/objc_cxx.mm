/* Throws an exception of C++ in a handler. */
#import "hostile_objc.h"
#include <stdexcept>

FOR_EACH_ROW {
    show_row(cell, item);
    throw std::runtime_error("no row in C++ either");
}

HOSTILE("objc_cxx")
