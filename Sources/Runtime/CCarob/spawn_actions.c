#define _GNU_SOURCE
#include <carob/host_side.h>

#include <spawn.h>

int carob_add_spawn_actions(void *actions, const char *folder, int first_closed) {
  int error = folder ? posix_spawn_file_actions_addchdir_np(actions, folder) : 0;
#ifdef __GLIBC__
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, first_closed);
#else
  (void)first_closed;
#endif
  return error;
}
