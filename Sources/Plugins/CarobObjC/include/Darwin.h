/* The C library, as Foundation brings it: the standard's headers and the usual ones of POSIX, and what Apple's C library adds. */
#pragma once

#include <sys/cdefs.h>

#include <alloca.h>
#include <assert.h>
#include <ctype.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <float.h>
#include <inttypes.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>
#include <wctype.h>

/* Attributes by the names that Apple's sys/cdefs.h has. Fields in Linux's headers have such names too, so these macros come after the
 * headers. */
#ifndef __unused
#define __unused __attribute__((__unused__))
#endif
#ifndef __used
#define __used __attribute__((__used__))
#endif
#ifndef __deprecated
#define __deprecated __attribute__((__deprecated__))
#endif
#ifndef __deprecated_msg
#define __deprecated_msg(message) __attribute__((__deprecated__(message)))
#endif
#ifndef __deprecated_enum_msg
#define __deprecated_enum_msg(message) __deprecated_msg(message)
#endif
#ifndef __unavailable
#define __unavailable __attribute__((__unavailable__))
#endif
#ifndef __dead2
#define __dead2 __attribute__((__noreturn__))
#endif
#ifndef __pure2
#define __pure2 __attribute__((__const__))
#endif
#ifndef __cold
#define __cold __attribute__((__cold__))
#endif
#ifndef __printflike
#define __printflike(position, first) __attribute__((__format__(__printf__, position, first)))
#endif
#ifndef __scanflike
#define __scanflike(position, first) __attribute__((__format__(__scanf__, position, first)))
#endif
#ifndef __swift_unavailable
#define __swift_unavailable(message)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Functions of Apple's C library. If the C library of the system has one, that one is used. [any-thread] */

/* Copies, or appends, as much of a text as fits, with a zero. The result is how long the whole text would have been. */
size_t strlcpy(char *destination, const char *source, size_t size);
size_t strlcat(char *destination, const char *source, size_t size);
/* Finds a text in the first bytes of another one. */
char *strnstr(const char *text, const char *wanted, size_t length);
/* `realloc`, which frees the memory when it fails. */
void *reallocf(void *memory, size_t size);
#ifdef __BLOCKS__
void qsort_b(
  void *base, size_t count, size_t size,
  int (^__attribute__((noescape)) compare)(const void *, const void *));
#endif
const char *getprogname(void);
/* Whether this is the process's first thread. */
int pthread_main_np(void);

#ifndef __cplusplus
/* Functions that the system's headers declare for GNU programs only. C++ has them. _GNU_SOURCE would bring a strerror_r of another type. */
int asprintf(char **text, const char *format, ...) __printflike(2, 3);
int vasprintf(char **text, const char *format, va_list arguments) __printflike(2, 0);
char *strptime(const char *text, const char *format, struct tm *time);
char *strcasestr(const char *text, const char *wanted);
void *memmem(const void *memory, size_t size, const void *wanted, size_t length);
#endif

uint32_t arc4random(void);
uint32_t arc4random_uniform(uint32_t bound);
void arc4random_buf(void *buffer, size_t size);

#ifdef __cplusplus
}
#endif
