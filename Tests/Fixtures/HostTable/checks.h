/* What the C tests of the host table share: a plugin that checks things while it loads. */
#ifndef CAROB_TEST_CHECKS_H
#define CAROB_TEST_CHECKS_H

#include <carob/carob.h>
#include <stdio.h>
#include <string.h>

/* Ends the function, and the load, when the condition does not hold. */
#define CHECK(condition)                                                           \
  do {                                                                             \
    if (!(condition)) {                                                            \
      char text[512];                                                              \
      snprintf(text, sizeof text, "%s:%d: %s", __FILE__, __LINE__, #condition);    \
      carob_clear_pending_error();                                                 \
      carob_raise(text);                                                           \
      return false;                                                                \
    }                                                                              \
  } while (0)

/* An error is pending that says so; clears it. */
#define CHECK_ERROR(part)                                                              \
  do {                                                                                 \
    id pending = carob_pending_error();                                                \
    CHECK(pending != 0);                                                               \
    const char *words = carob_utf8(CAROB_SEND(id, pending, "localizedDescription", ())); \
    carob_clear_pending_error();                                                       \
    if (!words || !strstr(words, part)) {                                              \
      char text[1024];                                                                 \
      snprintf(text, sizeof text, "%s:%d: \"%s\" does not say \"%s\"", __FILE__, __LINE__, \
               words ? words : "", part);                                              \
      carob_raise(text);                                                               \
      return false;                                                                    \
    }                                                                                  \
  } while (0)

/* Runs the checks when the plugin is loaded. */
#define CHECKS(title, function)                                            \
  CAROB_PLUGIN(.identifier = "org.example.checks." title, .name = title, .version = "1", \
               .load = function)

#endif
