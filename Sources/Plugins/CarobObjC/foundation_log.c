/* NSLog, which Foundation.h declares. */

/* For the thread's number and the name of the program. */
#define _GNU_SOURCE
#include "glue.h"
#include <carob/send.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

CAROB_GLUE_BEGIN

static void write_all(const char *bytes, size_t count) {
  while (count) {
    const ssize_t written = write(STDERR_FILENO, bytes, count);
    /* There is nowhere to say that there is nowhere to write to. */
    if (written < 0 && errno != EINTR) return;
    if (written > 0) bytes += written, count -= (size_t)written;
  }
}

/* In Apple's form, and at once, so that lines of several threads do not mix. */
static void write_line(const char *text) {
  struct timespec now;
  struct tm local = {0};
  clock_gettime(CLOCK_REALTIME, &now);
  localtime_r(&now.tv_sec, &local);
  char time[32], *line = 0;
  strftime(time, sizeof time, "%Y-%m-%d %H:%M:%S", &local);
  const int length = asprintf(
    &line, "%s.%03ld %s[%d:%d] %s\n", time, now.tv_nsec / 1000000, program_invocation_short_name,
    (int)getpid(), (int)gettid(), text);
  if (length < 0) {
    write_all(text, strlen(text));
    write_all("\n", 1);
    return;
  }
  write_all(line, (size_t)length);
  free(line);
}

void NSLogv(id format, va_list arguments);
void NSLogv(id format, va_list arguments) {
  if (!carob_host) {
    fputs("carob: a constructor of an Objective-C module called NSLog before the module was registered; use +load\n", stderr);
    abort();
  }
  const int number = errno;
  const bool had_error = carob_host->carob_pending_error();
  void *pool = carob_host->objc_autoreleasePoolPush();
  const id text = carob_host->carob_format(format, arguments);
  const char *utf8 = text ? carob_host->carob_utf8(text) : 0;
  const id error = utf8 || had_error ? 0 : carob_host->carob_pending_error();
  if (error) {
    /* A line that cannot be written is no failure of the handler. */
    carob_host->carob_clear_pending_error();
    utf8 = carob_host->carob_utf8(CAROB_SEND(id, error, "localizedDescription", ()));
  }
  write_line(utf8 ? utf8 : "(NSLog was given a format that is no string)");
  carob_host->objc_autoreleasePoolPop(pool);
  errno = number;
}

void NSLog(id format, ...);
void NSLog(id format, ...) {
  va_list arguments;
  va_start(arguments, format);
  NSLogv(format, arguments);
  va_end(arguments);
}

CAROB_GLUE_END
