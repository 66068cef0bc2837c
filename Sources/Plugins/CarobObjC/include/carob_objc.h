/* What is linked, hidden, into every module that clang compiles from Objective-C: the functions that the compiler
 * refers to. They reach the host through `carob_host`, which CAROB_PLUGIN defines, and need no symbol of the host's. */
#ifndef CAROB_OBJC_H
#define CAROB_OBJC_H

#endif
