/* What CAROB_PLUGIN defines in a plugin. A linker takes this file for a program or a library that is linked with libcarob, which
 * has no entry. */
#include "glue.h"
#include <carob/library.h>

CAROB_GLUE_BEGIN

const struct carob_host *carob_host = 0;

#ifndef CAROB_LIBRARY
void carob_objc_join_host(void);
void carob_objc_join_host(void) {
  carob_objc_is_program = true;
  carob_objc_throws_errors = true;
  /* The call has the linker keep the library. */
  carob_host = carob_shared_host();
}

/* Before all other constructors of the program, also of one without a class. */
__attribute__((constructor(101))) static void join_host(void) { carob_objc_join_host(); }
#endif

CAROB_GLUE_END
