/* Formats: every conversion, and formats that make no sense. */
#include "checks.h"
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <wchar.h>

static bool is(id string, const char *text) {
  const char *utf8 = string ? carob_utf8(string) : 0;
  if (utf8 && strcmp(utf8, text) == 0) return true;
  fprintf(stderr, "\"%s\" is not \"%s\"\n", utf8 ? utf8 : "nil", text);
  return false;
}

#define FORMAT(text, ...) carob_format(carob_string(text), ##__VA_ARGS__)

static bool numbers_are_formatted(void) {
  CHECK(is(FORMAT("%d %i %u", -1, 42, UINT_MAX), "-1 42 4294967295"));
  CHECK(is(FORMAT("%x %X %o %#x", 255, 255, 8, 255), "ff FF 10 0xff"));
  CHECK(is(FORMAT("%ld %lld %lu", LONG_MIN, LLONG_MAX, ULONG_MAX),
           "-9223372036854775808 9223372036854775807 18446744073709551615"));
  CHECK(is(FORMAT("%zu %td %qd %jd", (size_t)7, (ptrdiff_t)-7, 8LL, (intmax_t)-8), "7 -7 8 -8"));
  CHECK(is(FORMAT("%tu %D %U %O", (ptrdiff_t)3, -4L, 5L, 8L), "3 -4 5 10"));
  CHECK(is(FORMAT("%hhd %hd %hhu %hu", 257, 65537, -1, -1), "1 1 255 65535"));
  CHECK(is(FORMAT("%f %.2f %e %g %.0f", 1.5, 2.345, 12345.678, 0.0001, 2.5), "1.500000 2.35 1.234568e+04 0.0001 2"));
  CHECK(is(FORMAT("%a %Lf %.3Lg", 1.0, 2.5L, 3.14159L), "0x1p+0 2.500000 3.14"));
  CHECK(is(FORMAT("%5d|%-5d|%05d|%+d|% d|%.3d", 42, 42, 42, 42, 42, 7), "   42|42   |00042|+42| 42|007"));
  CHECK(is(FORMAT("%*d|%-*d|%*d|%.*f|%.*f", 4, 1, 4, 1, -4, 1, 1, 2.25, -1, 2.25), "   1|1   |1   |2.2|2.250000"));
  CHECK(is(FORMAT("%p %p", (void *)0x1f, (void *)0), "0x1f 0x0"));
  CHECK(is(FORMAT("%d %f %d %f", 1, 2.0, 3, 4.0), "1 2.000000 3 4.000000"));
  /* More than fit into registers. */
  CHECK(is(FORMAT("%d%d%d%d%d%d%d%d%d%d %.0f%.0f%.0f%.0f%.0f%.0f%.0f%.0f%.0f%.0f", 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
                  0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0), "0123456789 0123456789"));
  return true;
}

static bool texts_are_formatted(void) {
  const uint16_t units[] = {'a', 0xe4, 0xd83d, 0xde00, 0};
  CHECK(is(FORMAT("%s|%s|%.2s|%5s|%-5s|", "abc", (char *)0, "abc", "abc", "abc"), "abc|(null)|ab|  abc|abc  |"));
  CHECK(is(FORMAT("%c%c %C%C %3c|", 'a', 0xe4, 0xd83d, 0xde00, 'b'), "a\u00e4 \U0001f600   b|"));
  CHECK(is(FORMAT("%C|%C", 0xd83d, 0xde00), "\ufffd|\ufffd"));
  CHECK(is(FORMAT("%S|%.2S|%6S|%S", units, units, units, (uint16_t *)0), "a\u00e4\U0001f600|a\u00e4|   a\u00e4\U0001f600|(null)"));
  CHECK(is(FORMAT("100%% \u00e4 %%"), "100% \u00e4 %"));
  CHECK(is(FORMAT(""), ""));
  /* Longer and longer, from what needs no memory of its own to what does. */
  for (int width = 1; width < 600; width += 13) {
    char expected[2000];
    uint16_t many[600] = {0};
    for (int i = 0; i < width; i++) many[i] = 'u';
    int length = snprintf(expected, sizeof expected, "text %*d|%*s|", width, 7, width, "end");
    memset(expected + length, 'u', (size_t)width);
    expected[length + width] = 0;
    CHECK(is(FORMAT("text %*d|%*s|%S", width, 7, width, "end", many), expected));
  }
  return true;
}

static id own_description(id self, SEL cmd) {
  (void)self, (void)cmd;
  return carob_string("mine");
}

static id failing_description(id self, SEL cmd) {
  (void)self, (void)cmd;
  carob_raise("no words");
  return 0;
}

static bool objects_are_formatted(void) {
  Class cls = objc_allocateClassPair(objc_getClass("NSObject"), "CheckFormatted", 0);
  CHECK(class_addMethod(cls, sel_registerName("description"), (IMP)own_description, "@@:"));
  objc_registerClassPair(cls);
  Class failing = objc_allocateClassPair(cls, "CheckFormattedBadly", 0);
  CHECK(class_addMethod(failing, sel_registerName("description"), (IMP)failing_description, "@@:"));
  objc_registerClassPair(failing);
  id object = class_createInstance(cls, 0), other = class_createInstance(failing, 0);
  CHECK(is(FORMAT("%@, %@, %@", object, carob_number(3), (id)cls), "mine, 3, CheckFormatted"));
  CHECK(is(FORMAT("%@|%6@|%-6@|%.2@|", (id)0, object, object, object), "(null)|  mine|mine  |mi|"));
  CHECK(FORMAT("a %@", other) == 0);
  CHECK_ERROR("no words");
  objc_release(object);
  objc_release(other);
  return true;
}

static bool arguments_have_positions(void) {
  CHECK(is(FORMAT("%2$@ %1$d %2$@", 7, carob_string("x")), "x 7 x"));
  CHECK(is(FORMAT("%1$s-%3$.1f-%2$lld", "a", 2LL, 3.0), "a-3.0-2"));
  CHECK(is(FORMAT("%3$*1$.*2$f|", 8, 2, 1.5), "    1.50|"));
  /* The first is never mentioned. */
  CHECK(is(FORMAT("%2$d", 1, 2), "2"));
  return true;
}

static bool nonsense_does_no_harm(void) {
  int written = 77;
  CHECK(is(FORMAT("%"), "%") && is(FORMAT("a%"), "a%") && is(FORMAT("%-"), "%-") && is(FORMAT("%5"), "%5"));
  CHECK(is(FORMAT("%y%k %d", 1), "%y%k 1") && is(FORMAT("%l %d", 3), "%l 3"));
  CHECK(is(FORMAT("%.", 3), "%.") && is(FORMAT("%1$"), "%1$") && is(FORMAT("%0$d", 4), "%0$d"));
  CHECK(is(FORMAT("a%nb", &written), "ab") && written == 77);
  /* One argument is a number here and an object there. */
  CHECK(is(FORMAT("%1$d %1$@", 5), "5 %1$@"));
  CHECK(FORMAT("%1025$d", 1) == 0);
  CHECK_ERROR("more than 1024 arguments");
  CHECK(FORMAT("%99999999999999999999$d") == 0);
  CHECK_ERROR("more than 1024 arguments");
  CHECK(carob_format(0) == 0);
  CHECK_ERROR("the format is nil");
  CHECK(carob_format(carob_number(1)) == 0);
  CHECK_ERROR("NSString");
  return true;
}

static bool long_results_are_whole(void) {
  enum { LENGTH = 100000 };
  char *text = malloc(LENGTH + 1);
  memset(text, 'x', LENGTH);
  text[LENGTH] = 0;
  id string = FORMAT("<%s|%@>", text, carob_string(text));
  CHECK(string && strlen(carob_utf8(string)) == 2 * LENGTH + 3);
  free(text);
  /* A width is cut off where it makes no sense any more. */
  CHECK(strlen(carob_utf8(FORMAT("%999999999d", 1))) == 1 << 20);
  CHECK(strlen(carob_utf8(FORMAT("%*d", INT_MIN, 1))) == 1 << 20);
  return true;
}

static bool check(void) {
  return numbers_are_formatted() && texts_are_formatted() && objects_are_formatted() &&
         arguments_have_positions() && nonsense_does_no_harm() && long_results_are_whole();
}

CHECKS("formats", check)
