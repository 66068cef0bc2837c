/* What becomes of an exception that nobody catches: a handler hears of it, and a program ends. */
#define _GNU_SOURCE
#include "exceptions.h"
#include <carob/send.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>

CAROB_GLUE_BEGIN

static uncaught_handler current_handler;
static _Thread_local bool is_handling;

uncaught_handler objc_setUncaughtExceptionHandler(uncaught_handler handler) {
  return __atomic_exchange_n(&current_handler, handler, __ATOMIC_ACQ_REL);
}

uncaught_handler carob_objc_uncaught_exception_handler(void) {
  return __atomic_load_n(&current_handler, __ATOMIC_ACQUIRE);
}

void carob_objc_tell_uncaught(id exception) {
  const uncaught_handler handler = carob_objc_uncaught_exception_handler();
  /* What the handler throws ends it: then it is not asked again. */
  if (!handler || is_handling) {
    is_handling = false;
  } else {
    is_handling = true;
    handler(exception);
    is_handling = false;
  }
}

/* -- The end of a program */

/* Whether code is of the libraries that call `main`, constructors and the functions of threads. They catch nothing. */
static bool is_of_c_library(uintptr_t address) {
  Dl_info info;
  if (!dladdr((const void *)address, &info) || !info.dli_fname) return true;
  const char *slash = strrchr(info.dli_fname, '/');
  const char *name = slash ? slash + 1 : info.dli_fname;
  static const char *const libraries[] = {"libc.so", "ld-linux", "libpthread.so", "libstdc++.so", "libc++.so"};
  for (size_t index = 0; index < sizeof libraries / sizeof *libraries; index++)
    if (!strncmp(name, libraries[index], strlen(libraries[index]))) return true;
  return false;
}

struct search {
  uintptr_t stack, found;
};

static _Unwind_Reason_Code look_at_caller(struct _Unwind_Context *context, void *argument) {
  struct search *search = argument;
  const uintptr_t address = _Unwind_GetIP(context);
  /* The kernel has the address of `_start`. */
  if (_Unwind_GetCFA(context) < search->stack || !address || _Unwind_GetRegionStart(context) == getauxval(AT_ENTRY))
    return _URC_NO_REASON;
  if (is_of_c_library(address - 1)) return _URC_NO_REASON;
  search->found = address - 1;
  return _URC_NORMAL_STOP;
}

uintptr_t carob_objc_caller_above(uintptr_t stack) {
  struct search search = {stack, 0};
  _Unwind_Backtrace(look_at_caller, &search);
  return search.found;
}

static _Thread_local id ending;

bool carob_objc_is_ending(void) { return ending != 0; }

void carob_objc_end_program(id exception) {
  /* What the handler throws comes here as well. */
  if (ending) {
    exception = ending;
  } else {
    ending = exception;
    carob_objc_tell_uncaught(exception);
  }
  carob_host->carob_raise_error(exception);
  fflush(stdout);
  const id error = carob_host->carob_pending_error();
  const id reason = CAROB_SEND(id, error, "localizedDescription", ());
  fprintf(stderr, "carob: uncaught exception: %s\n", reason ? carob_host->carob_utf8(reason) : "");
  carob_host->carob_clear_pending_error();
  if (carob_objc_is_kind_of_named(exception, "NSException")) {
    const id symbols = CAROB_SEND(id, exception, "callStackSymbols", ());
    const uintptr_t count = symbols ? CAROB_SEND(uintptr_t, symbols, "count", ()) : 0;
    for (uintptr_t index = 0; index < count; index++) {
      const char *frame = carob_host->carob_utf8(CAROB_SEND(id, symbols, "objectAtIndex:", (uintptr_t), index));
      /* The host's frames have no names. */
      if (!strstr(frame, "/libcarob-host.so")) fprintf(stderr, "  %s\n", frame);
    }
  }
  abort();
}

CAROB_GLUE_END
