#include "checks.h"
#include <carob/extensions/host.h>
#include <carob/extensions/log.h>
#include <carob/extensions/main_thread.h>
#include <pthread.h>
#include <stdlib.h>

static bool identifiers(void) {
  const struct carob_host_extension *host = carob_get_host_extension();
  CHECK(host && host->size == sizeof *host);
  CHECK(host->name && *host->name && !strcmp(host->version, "0.3.0"));
  size_t count = 0;
  for (; host->extensions[count]; count++) {
    CHECK(carob_get_extension(host->extensions[count]) != 0);
    CHECK(count == 0 || strcmp(host->extensions[count - 1], host->extensions[count]) < 0);
  }
  CHECK(count == 5);
  CHECK(carob_get_extension(CAROB_HOST_1) == host);
  CHECK(carob_get_log_extension()->size == sizeof(struct carob_log_extension));
  CHECK(carob_get_main_thread_extension()->size == sizeof(struct carob_main_thread_extension));
  return true;
}

static bool unknown(void) {
  const char *const none[] = {
    "", "carob.log", "carob.log/", "carob.log/0", "carob.log/2", "carob.log/10", "carob.log/01",
    "carob.log/1 ", "CAROB.LOG/1", "\xff\xfe", "%s%n", "org.example.nothing/1",
  };
  for (size_t index = 0; index < sizeof none / sizeof none[0]; index++)
    CHECK(carob_get_extension(none[index]) == 0);
  CHECK(carob_get_extension(0) == 0);
  CHECK(carob_pending_error() == 0);
  return true;
}

/* Nobody reads these: below the level of every host's log. What is written is another test's affair. */
static bool log_takes_anything(void) {
  const struct carob_log_extension *log = carob_get_log_extension();
  CHECK(carob_log_is_written(CAROB_LOG_CRITICAL) && carob_log_is_written(2147483647));
  CHECK(!carob_log_is_written(CAROB_LOG_TRACE) && !carob_log_is_written(-2147483647 - 1));
  carob_raise("stays");
  const char *const messages[] = {0, "", "%s%n%p%1000000d", "\xff\xc3", "\xed\xa0\x80", "a\nb\x1b[31m"};
  for (size_t index = 0; index < sizeof messages / sizeof messages[0]; index++)
    for (int level = -1; level < 2; level++) carob_log(level, messages[index]);
  CHECK_ERROR("stays");
  size_t length = 10 << 20;
  char *huge = (char *)malloc(length + 1);
  memset(huge, 'x', length);
  huge[length] = 0;
  carob_log(CAROB_LOG_TRACE, huge);
  free(huge);
  /* Strangers: nothing that a pointer points at is read. */
  log->write(0, CAROB_LOG_TRACE, "null");
  log->write((const struct carob_host **)(uintptr_t)7, CAROB_LOG_TRACE, "seven");
  CHECK(log->is_written(0, CAROB_LOG_CRITICAL));
  return true;
}

static bool place(void) {
  const struct carob_host_extension *host = carob_get_host_extension();
  CHECK(carob_plugin_path() && strstr(carob_plugin_path(), "extensions.so"));
  CHECK(host->plugin_path(0) == 0);
  CHECK(host->plugin_path((const struct carob_host **)(uintptr_t)7) == 0);
  char *self = carob_copyResourcePath("extensions.so");
  CHECK(self && strstr(self, "/extensions.so"));
  free(self);
  CHECK(carob_copyResourcePath("no such file") == 0 && carob_copyResourcePath(0) == 0);
  CHECK(carob_copyResourcePath("\xff") == 0);
  CHECK(host->copy_resource_path(0, "extensions.so") == 0);
  CHECK(carob_pending_error() == 0);
  return true;
}

static void *ask(void *answer) {
  *(int *)answer = carob_is_main_thread() ? 1 : 0;
  carob_log(CAROB_LOG_TRACE, "from another thread");
  return 0;
}

static bool threads(void) {
  int answer = -1;
  pthread_t thread;
  CHECK(pthread_create(&thread, 0, ask, &answer) == 0);
  CHECK(pthread_join(thread, 0) == 0);
  CHECK(answer == 0);
  return true;
}

static bool checks(void) {
  return identifiers() && unknown() && log_takes_anything() && place() && threads();
}

CHECKS("extensions", checks)
