/* What the C++ library keeps of a thread's exceptions, if the module has one. */
#include "exceptions.h"

/* As the Itanium C++ ABI has it. */
struct carob_cxx_globals {
  struct carob_cxx_header *caught;
  unsigned uncaught_count;
};
__attribute__((weak)) struct carob_cxx_globals *__cxa_get_globals(void);

CAROB_GLUE_BEGIN

void carob_objc_count_uncaught(int change) {
  if (__cxa_get_globals) __cxa_get_globals()->uncaught_count += (unsigned)change;
}

/* clang calls this at the end of `@finally` in Objective-C++, within the handler that it began with `__cxa_begin_catch`. The
 * unwinder's function of this name would let the handler's end free the exception on its way. */
__attribute__((weak)) _Unwind_Reason_Code resume_or_rethrow(struct _Unwind_Exception *unwind)
  __asm__("_Unwind_Resume_or_Rethrow");
_Unwind_Reason_Code resume_or_rethrow(struct _Unwind_Exception *unwind) {
  struct carob_cxx_globals *globals = __cxa_get_globals ? __cxa_get_globals() : 0;
  struct carob_cxx_header *header = (struct carob_cxx_header *)unwind - 1;
  if (globals && globals->caught == header) {
    if (unwind->exception_class >> 8 == CAROB_GXX_EXCEPTION_CLASS >> 8) {
      header->handlers = -header->handlers;
      globals->uncaught_count++;
    } else {
      /* The library keeps one that is not its own by itself, and without a header. */
      globals->caught = 0;
    }
  }
  carob_objc_resume(unwind);
}

CAROB_GLUE_END
