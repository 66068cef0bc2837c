/* Cuts the memory short that it shares with the processes that started it, and aborts in a handler. */
#include "hostile.h"
#include <fcntl.h>
#include <unistd.h>

static int parent_of(int process) {
  char path[64], line[256];
  int parent = 0;
  snprintf(path, sizeof path, "/proc/%d/status", process);
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file))
    if (sscanf(line, "PPid: %d", &parent) == 1) break;
  if (file) fclose(file);
  return parent;
}

static void truncate_memory_of(int process) {
  for (int descriptor = 0; descriptor < 100; descriptor++) {
    char path[64], name[64] = "";
    snprintf(path, sizeof path, "/proc/%d/fd/%d", process, descriptor);
    if (readlink(path, name, sizeof name - 1) < 0 || strncmp(name, "/memfd:carob", 12)) continue;
    int file = open(path, O_RDWR);
    if (file >= 0 && ftruncate(file, 0) == 0) fprintf(stderr, "memory was cut short\n");
    if (file >= 0) close(file);
  }
}

static void configure(id self, SEL _cmd, id cell, id item) { abort(); }

static bool load(void) {
  for (int process = getpid(), depth = 0; process > 1 && depth < 3; depth++) {
    truncate_memory_of(process);
    process = parent_of(process);
  }
  return finish(begin((IMP)configure));
}

HOSTILE("truncated_memory", load)
