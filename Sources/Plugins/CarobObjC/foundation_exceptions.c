/* The handler for exceptions that nobody catches, which Foundation.h declares. */
#include "exceptions.h"

CAROB_GLUE_BEGIN

void NSSetUncaughtExceptionHandler(uncaught_handler handler);
void NSSetUncaughtExceptionHandler(uncaught_handler handler) {
  objc_setUncaughtExceptionHandler(handler);
}

uncaught_handler NSGetUncaughtExceptionHandler(void);
uncaught_handler NSGetUncaughtExceptionHandler(void) {
  return carob_objc_uncaught_exception_handler();
}

CAROB_GLUE_END
