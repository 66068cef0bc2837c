/* How long a process takes, from its start to its end. */
#ifndef BENCH_PROCESS_H
#define BENCH_PROCESS_H

/* Runs a command and waits for it; what it writes to standard output goes nowhere. Wall-clock nanoseconds; negative
 * when it could not be started or did not end with status 0. */
double bench_run_process(const char *const *command);

#endif
