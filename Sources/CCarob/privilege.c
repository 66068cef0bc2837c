#include <carob/host_side.h>

#include <sys/auxv.h>

bool carob_process_is_privileged(void) { return getauxval(AT_SECURE) != 0; }
