/* Writes to the host's log while it loads: at each level, and what is no text. */
#include <carob/carob.h>
#include <carob/extensions/log.h>
#include <string.h>

static bool load(void) {
  for (int level = CAROB_LOG_TRACE; level <= CAROB_LOG_CRITICAL; level++) carob_log(level, "a level");
  carob_log(-5, "below");
  carob_log(99, "above %s%n");
  carob_log(CAROB_LOG_WARNING, "two\nlines\x1b[31m");
  carob_log(CAROB_LOG_WARNING, "bad \xff\xc3");
  carob_log(CAROB_LOG_WARNING, NULL);
  static char huge[100000];
  memset(huge, 'x', sizeof huge - 1);
  carob_log(CAROB_LOG_WARNING, huge);
  carob_get_log_extension()->write(NULL, CAROB_LOG_WARNING, "from a stranger");
  return true;
}

CAROB_PLUGIN(.identifier = "org.example.fixture.logs", .name = "Logs", .version = "1.0.0", .load = load)
