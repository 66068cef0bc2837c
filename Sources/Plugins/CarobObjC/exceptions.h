/* What the files about exceptions share. docs/decisions says why an exception never unwinds a frame of the host. */
#ifndef CAROB_OBJC_EXCEPTIONS_H
#define CAROB_OBJC_EXCEPTIONS_H

#include <unwind.h>

#include "glue.h"

CAROB_GLUE_BEGIN

/* The header that the Itanium C++ ABI puts before `_Unwind_Exception`. Exceptions of ours have it too, and the class of g++'s,
 * so that files in Objective-C++ catch them with the functions of the C++ library, as clang has it. */
struct carob_cxx_header {
  const void *type;
  void (*destroy)(void *object);
  void (*unexpected)(void);
  void (*terminate)(void);
  struct carob_cxx_header *next; /* caught before this one, and not ended */
  int handlers; /* that are running; negative once it was thrown again */
  int selector;
  const void *action, *language_data, *catch_temporary;
  void *object; /* what `__cxa_begin_catch` gives to the handler */
};

/* An exception in a handler that `objc_begin_catch` began. */
struct carob_objc_catch {
  struct carob_objc_catch *next;
  struct _Unwind_Exception *unwind;
  int handlers; /* as above */
};

struct carob_objc_exception {
  id object; /* retained */
  /* In the frame of the host's function that throws: stack pointers up to this are of that function, and of what it called. */
  const void *frame;
  uintptr_t last_function; /* the function of the module that was unwound last */
  /* False while the first frames may belong to the C++ library, which throws it again for the module. */
  bool has_left_library;
  uintptr_t last_frame; /* the one that was looked at last */
  struct carob_objc_catch caught;
  _Alignas(16) struct carob_cxx_header header;
  struct _Unwind_Exception unwind;
};

#define CAROB_GXX_EXCEPTION_CLASS UINT64_C(0x474e5543432b2b00) /* "GNUCC++" */

CAROB_ASSERT_SIZE(carob_cxx_header, 80);
CAROB_STATIC_ASSERT(
  offsetof(struct carob_objc_exception, unwind) - offsetof(struct carob_objc_exception, header) == 80,
  "the C++ library finds the header before the exception");

/* Null when somebody else threw it. */
struct carob_objc_exception *carob_objc_own_exception(struct _Unwind_Exception *unwind);

/* Frees it, and lets go of its object. */
void carob_objc_destroy_exception(struct carob_objc_exception *exception);

/* Unwinds to the nearest handler, or to the end of the module's frames. */
__attribute__((noreturn)) void carob_objc_unwind(struct carob_objc_exception *exception);

/* Goes on with an exception of anybody's that a handler does not end. */
__attribute__((noreturn)) void carob_objc_resume(struct _Unwind_Exception *unwind);

/* Tells the C++ library, if there is one, how many exceptions are on their way. */
void carob_objc_count_uncaught(int change);

/* Is called with an exception that no frame of the module catches. */
typedef void (*uncaught_handler)(id exception);
uncaught_handler objc_setUncaughtExceptionHandler(uncaught_handler handler);
uncaught_handler carob_objc_uncaught_exception_handler(void);
void carob_objc_tell_uncaught(id exception);

/* Where the nearest frame is that ends above this place of the stack and may catch an exception: one of the host, or of a module. 0 when
 * there are only those of the C and C++ libraries. */
uintptr_t carob_objc_caller_above(uintptr_t stack);

/* Whether this thread ends the process: what its handler throws is not caught. */
bool carob_objc_is_ending(void);

/* Tells the handler, prints the exception, and ends the process. */
__attribute__((noreturn)) void carob_objc_end_program(id exception);

/* Where a frame goes on. */
struct carob_objc_landing {
  uintptr_t address; /* 0: nowhere */
  int selector; /* of the handler; 0 for code that only cleans up */
};

/* Whether a handler is for the exception. `type` is what the language's tables have, and not null. */
typedef bool (*carob_objc_type_test)(const void *type, struct carob_objc_exception *exception);

/* Finds where the frame of a function goes on, in the tables that the compiler made of it. A null `exception` is one of
 * somebody else's, which handlers for everything take. */
struct carob_objc_landing carob_objc_find_landing(
  struct _Unwind_Context *context, carob_objc_type_test test, struct carob_objc_exception *exception);

/* Whether an object is of the class, or of one below it. */
bool carob_objc_is_kind_of_named(id object, const char *class_name);

/* The types of the method of this module with that implementation; null when there is none. */
const char *carob_objc_method_types(uintptr_t implementation);

CAROB_GLUE_END

#endif
