/* A program on a terminal of its own, and how long it takes from a key to the end of what it draws. */
#ifndef BENCH_TERMINAL_H
#define BENCH_TERMINAL_H

#include <sys/types.h>

/* Starts a command on a terminal of so many columns and rows. The terminal's other side, or -1. */
int bench_start_on_terminal(const char *const *command, int columns, int rows, pid_t *child);

/* Writes keys, and reads until what came ends with some bytes. Wall-clock nanoseconds from the one to the other; negative when
 * nothing came for a minute. */
double bench_press(int terminal, const char *keys, const char *end, size_t *bytes);

#endif
