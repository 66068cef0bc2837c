/* What Foundation.h declares. */
#define _GNU_SOURCE
#include "probe.h"
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct _NSRange {
  unsigned long location, length;
};
void NSLog(id format, ...);
id NSStringFromClass(Class cls);
Class NSClassFromString(id name);
id NSStringFromSelector(SEL selector);
SEL NSSelectorFromString(id name);
id NSStringFromProtocol(Protocol *protocol);
Protocol *NSProtocolFromString(id name);
id NSStringFromRange(struct _NSRange range);
struct _NSRange NSRangeFromString(id string);
struct _NSRange NSUnionRange(struct _NSRange first, struct _NSRange second);
struct _NSRange NSIntersectionRange(struct _NSRange first, struct _NSRange second);
typedef void (*handler)(id exception);
void NSSetUncaughtExceptionHandler(handler handler);
handler NSGetUncaughtExceptionHandler(void);

static bool is_text(id string, const char *expected) {
  return string && !strcmp(text_of((__bridge void *)string), expected);
}
static id text(const char *utf8) { return (__bridge id)make_text(utf8); }

static void names(void) {
  CHECK(is_text(NSStringFromClass([Probe class]), "Probe") && !NSStringFromClass(0));
  CHECK(NSClassFromString(text("Probe")) == [Probe class]);
  CHECK(!NSClassFromString(text("Nobody")) && !NSClassFromString(0));
  CHECK(is_text(NSStringFromSelector(@selector(a:b:c:d:e:f:g:h:)), "a:b:c:d:e:f:g:h:"));
  CHECK(!NSStringFromSelector(0) && !NSSelectorFromString(0));
  CHECK(is_text(NSStringFromSelector(NSSelectorFromString(text("new:one:"))), "new:one:"));
  CHECK(!NSStringFromProtocol(0) && !NSProtocolFromString(0));
}

static bool is_range(struct _NSRange range, unsigned long location, unsigned long length) {
  return range.location == location && range.length == length;
}

static void ranges(void) {
  CHECK(is_text(NSStringFromRange((struct _NSRange){3, 45}), "{3, 45}"));
  CHECK(is_range(NSRangeFromString(text("{3, 45}")), 3, 45));
  CHECK(is_range(NSRangeFromString(text("7")), 7, 0));
  CHECK(is_range(NSRangeFromString(text("none")), 0, 0) && is_range(NSRangeFromString(0), 0, 0));
  const struct _NSRange low = {2, 5}, high = {6, 4}, far = {20, 1};
  CHECK(is_range(NSUnionRange(low, high), 2, 8) && is_range(NSUnionRange(far, low), 2, 19));
  CHECK(is_range(NSIntersectionRange(high, low), 6, 1));
  CHECK(is_range(NSIntersectionRange(low, far), 0, 0));
}

static void handle(id exception) { (void)exception; }

static void handlers(void) {
  CHECK(!NSGetUncaughtExceptionHandler());
  NSSetUncaughtExceptionHandler(handle);
  CHECK(NSGetUncaughtExceptionHandler() == handle);
  NSSetUncaughtExceptionHandler(0);
}

static void log_line(void) {
  int ends[2];
  CHECK(pipe(ends) == 0);
  const int there = dup(STDERR_FILENO);
  dup2(ends[1], STDERR_FILENO);
  errno = 17;
  NSLog(text("%d words, %s"), 3, "and more");
  CHECK(errno == 17);
  dup2(there, STDERR_FILENO);
  close(there);
  char line[256] = "";
  const ssize_t length = read(ends[0], line, sizeof line - 1);
  CHECK(length > 0);
  close(ends[0]);
  close(ends[1]);
  int year, month, day, hour, minute, second, thousandth, process, thread, rest = 0;
  const int read = sscanf(
    line, "%4d-%2d-%2d %2d:%2d:%2d.%3d send[%d:%d] 3 words, and more\n%n", &year, &month, &day, &hour,
    &minute, &second, &thousandth, &process, &thread, &rest);
  CHECK(read == 9 && rest == length && process == getpid() && thread == gettid());
}

void test_foundation(void) {
  const int there = living;
  @autoreleasepool {
    names();
    ranges();
    handlers();
    log_line();
  }
  CHECK(living == there);
}
