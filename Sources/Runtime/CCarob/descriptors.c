/* Functions of Linux about file descriptors that Swift does not import. */
#define _GNU_SOURCE
#include <carob/host_side.h>

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

int carob_make_pipe(int ends[2], int flags) { return pipe2(ends, O_CLOEXEC | flags); }

int carob_accept(int socket) { return accept4(socket, 0, 0, SOCK_CLOEXEC); }

int carob_add_spawn_actions(void *actions, const char *folder, int first_closed) {
  int error = folder ? posix_spawn_file_actions_addchdir_np(actions, folder) : 0;
#ifdef __GLIBC__
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, first_closed);
#else
  (void)first_closed;
#endif
  return error;
}
