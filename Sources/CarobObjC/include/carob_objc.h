/* What is linked, hidden, into every module that clang compiles from Objective-C: the functions that the compiler
 * refers to. They reach the host through `carob_host`, which CAROB_PLUGIN defines, and need no symbol of the host's. */
#ifndef CAROB_OBJC_H
#define CAROB_OBJC_H

#include <carob/abi.h>

#pragma GCC visibility push(hidden)

#ifdef __cplusplus
extern "C" {
#endif

/* The classes of small objects, whose low three bits are not zero, by those bits. Whoever registers the module's
 * classes fills it before the first message. A message to a small object without a class asks the host. */
extern Class carob_small_classes[8];

#ifdef __cplusplus
}
#endif

#pragma GCC visibility pop

#endif
