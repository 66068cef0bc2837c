/* Makes a plugin of one of libobjc2's tests. */
#include <carob/entry.h>

CAROB_PLUGIN(.identifier = "conformance", .name = "Conformance", .version = "1")

/* A test is a program, like those that `carob build` makes of a folder without `CAROB_PLUGIN`. */
bool carob_objc_throws_errors = true;
bool carob_objc_is_program = true;

int main(int argc, char **argv);

/* What `Tests/Conformance/conformance-host` calls when the module is loaded. `*has_returned` stays as it is when an exception ends the test. */
CAROB_EXPORT int conformance_run(bool *has_returned) {
  char *arguments[] = {(char *)"test", 0};
  const int status = main(1, arguments);
  *has_returned = true;
  return status;
}
