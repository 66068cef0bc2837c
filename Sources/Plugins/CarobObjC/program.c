/* What CAROB_PLUGIN defines in a plugin. A linker takes this file for a program or a library that is linked with libcarob, which
 * has no entry. */
#include "glue.h"
#include <carob/library.h>

CAROB_GLUE_BEGIN

const struct carob_host *carob_host = 0;
bool carob_objc_is_program = true;
bool carob_objc_throws_errors = true;

#ifndef CAROB_LIBRARY
/* Before all other constructors of the program, also of one without a class. The call has the linker keep the library. */
__attribute__((constructor(101))) static void find_host(void) { carob_host = carob_shared_host(); }
#endif

CAROB_GLUE_END
