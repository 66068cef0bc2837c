/* What the extension "carob.functions/1" is made of. For hosts only. */
#ifndef CAROB_FUNCTIONS_SIDE_H
#define CAROB_FUNCTIONS_SIDE_H

#include <carob/extensions/functions.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The functions, which call those of a table: the one table of the process. [any-thread, but no other thread calls it] */
struct carob_functions_extension carob_functions(const struct carob_host *host);

#ifdef __cplusplus
}
#endif
#endif
