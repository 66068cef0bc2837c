/* The functions of objc/runtime.h. In C they are inline functions of the plugin's own; code in Objective-C calls these. */
#ifdef CAROB_LIBRARY
#define CAROB_INLINE __attribute__((visibility("default")))
#else
#define CAROB_INLINE __attribute__((visibility("hidden")))
#endif
#define __unsafe_unretained

#include <carob/runtime.h>
/* Compares the prototypes. */
#include <objc/runtime.h>
