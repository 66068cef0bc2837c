#include <carob/host_side.h>

#include <sys/auxv.h>
#include <sys/stat.h>

bool carob_process_is_privileged(void) { return getauxval(AT_SECURE) != 0; }

bool carob_file_owner(const char *path, uint32_t *owner, uint32_t *mode) {
  struct stat status;
  if (stat(path, &status) != 0) return false;
  *owner = status.st_uid;
  *mode = status.st_mode;
  return true;
}
