/* What CAROB_PLUGIN defines in a plugin. A linker takes this file for a program or a library that is linked with libcarob, which
 * has no entry. It defines nothing else that other files of the glue refer to, or a plugin would get it as well. */
#include "glue.h"
#include <carob/library.h>

CAROB_GLUE_BEGIN

const struct carob_host *carob_host = 0;

#ifndef CAROB_LIBRARY
bool carob_objc_is_program = true;

/* Before all other constructors of the program, also of one without a class. The call has the linker keep the library. */
__attribute__((constructor(101))) static void find_host(void) { carob_host = carob_shared_host(); }
#endif

CAROB_GLUE_END
