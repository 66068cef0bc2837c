/// Signals that a terminal sends.
#pragma once

#include <signal.h>
#include <stdbool.h>

/// Whether a terminal has sent a signal to the whole process group, and so to the worker as well. When a terminal hangs up,
/// the kernel tells the leader of the session alone.
bool carob_process_is_for_group(const siginfo_t *information, int signal);
