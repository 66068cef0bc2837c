/// What Linux has for processes and Swift does not see.
#pragma once

#include <spawn.h>
#include <sys/types.h>

/// A pipe whose ends are not passed on to programs that are started. Returns 0, or -1 and errno.
int carob_isolation_pipe(int ends[2]);

/// A file in memory, not passed on to programs that are started. Returns its descriptor, or -1 and errno.
int carob_isolation_memory_file(void);

/// A second descriptor of a file, not passed on to programs that are started. Returns it, or -1 and errno.
int carob_isolation_duplicate(int descriptor);

/// Has a program that is started get no descriptors from `first` on. Returns 0 or an error number.
int carob_isolation_close_from(posix_spawn_file_actions_t *actions, int first);

/// Has the kernel end this process when its parent ends. The parent that it had at the start may be gone
/// already: its number is `parent`. Returns 0, or -1 when that is so or cannot be had.
int carob_isolation_end_with(pid_t parent);

/// Has the kernel end each copy that this process makes of itself with `fork` when the thread that made it ends, at the
/// latest with this process, and so on for their copies. Programs that are started without `fork`, as by `posix_spawn`
/// and `system`, go on. Call it once. Returns 0 or an error number.
int carob_isolation_end_forks(void);
