/// Copies that a plugin makes of the worker.
#pragma once

#include <sys/types.h>

/// How long processes that were killed are waited for: another one may trace them, and keep them.
enum { MILLISECONDS_TO_END = 5000 };

/// The time of a clock that only goes forward, in milliseconds.
long long carob_process_now(void);

/// Reads the name that the kernel has for the program of a process; empty when there is no such process.
void carob_process_read_name(pid_t process, char name[64]);

/// Ends the copies that were left behind, each of which may be making another. Without a parent they have become children
/// of this process.
void carob_process_end_copies(void);
