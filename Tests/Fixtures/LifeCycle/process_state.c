/* It changes what belongs to the whole process, and has no proper identifier. */
#define _GNU_SOURCE
#include "../Doctor/doctor.h"
#include <fenv.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static bool load(void) {
  umask(0);
  signal(SIGUSR1, SIG_IGN);
  setenv("DP_NEW", "1", 1);
  unsetenv("PATH");
  fesetround(FE_UPWARD);
  return chdir("/") == 0;
}

CAROB_PLUGIN(.identifier = "a b/../c", .name = "Process state", .version = "1.0.0", .load = load)
