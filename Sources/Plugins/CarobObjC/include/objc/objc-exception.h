/* Exceptions that no frame of the module catches: they end the handler that the host called, and become its error. */
#ifndef CAROB_OBJC_EXCEPTION_H
#define CAROB_OBJC_EXCEPTION_H

#include <objc/objc.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef void (*objc_uncaught_exception_handler)(id exception);

/* Sets who is told of such exceptions, and returns who was. Null: nobody. [any-thread] */
objc_uncaught_exception_handler objc_setUncaughtExceptionHandler(objc_uncaught_exception_handler handler);

#ifdef __cplusplus
}
#endif
#endif
