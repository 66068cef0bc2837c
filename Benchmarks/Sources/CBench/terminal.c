#include "terminal.h"

#include <poll.h>
#include <pty.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int bench_start_on_terminal(const char *const *command, int columns, int rows, pid_t *child) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int terminal;
  *child = forkpty(&terminal, NULL, NULL, &size);
  if (*child == 0) {
    setenv("TERM", "xterm-256color", 1);
    /* execvp does not write to the words. */
    execvp(command[0], (char *const *)command);
    _exit(127);
  }
  return *child < 0 ? -1 : terminal;
}

static double clock_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

double bench_press(int terminal, const char *keys, const char *end, size_t *bytes) {
  static char tail[64 + 65536];
  const size_t length = strlen(end);
  size_t kept = 0;
  *bytes = 0;
  const double start = clock_now();
  if (write(terminal, keys, strlen(keys)) < 0) return -1;
  for (;;) {
    struct pollfd file = {.fd = terminal, .events = POLLIN};
    if (poll(&file, 1, 60000) <= 0) return -1;
    const ssize_t count = read(terminal, tail + kept, 65536);
    if (count <= 0) return -1;
    *bytes += (size_t)count;
    kept += (size_t)count;
    if (kept >= length && memcmp(tail + kept - length, end, length) == 0) return clock_now() - start;
    const size_t rest = kept < 64 ? kept : 64;
    memmove(tail, tail + kept - rest, rest);
    kept = rest;
  }
}
