#define _GNU_SOURCE
#include "copies.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

long long carob_process_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/// The parent of a process, and the letter that the kernel has for its state; -1 and 0 when there is no such process.
static pid_t parent_of(pid_t process, char *state) {
  char path[64], line[512];
  *state = 0;
  snprintf(path, sizeof path, "/proc/%d/stat", process);
  FILE *file = fopen(path, "re");
  if (!file) return -1;
  size_t length = fread(line, 1, sizeof line - 1, file);
  fclose(file);
  line[length] = 0;
  // The name of the program may have brackets and spaces itself.
  char *name = strrchr(line, ')');
  int parent = -1;
  if (!name || sscanf(name, ") %c %d", state, &parent) != 2) return -1;
  return parent;
}

static bool is_below(pid_t process, pid_t ancestor) {
  // Numbers may come round again meanwhile, which must not become a circle.
  for (int depth = 0; depth < 10000 && process > 1; depth++) {
    char state;
    process = parent_of(process, &state);
    if (process == ancestor) return true;
  }
  return false;
}

void carob_process_read_name(pid_t process, char name[64]) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/comm", process);
  FILE *file = fopen(path, "re");
  if (!file || !fgets(name, 64, file)) name[0] = 0;
  if (file) fclose(file);
}

/// What a process runs, as far as this one can see.
typedef enum { OTHER_PROGRAM, THIS_PROGRAM, NO_PROGRAM } program;

/// A process can hide its file (`PR_SET_DUMPABLE`); then the name counts. One that ends has no program from some time
/// before its end.
static program program_of(pid_t process) {
  struct stat own, other;
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/exe", process);
  if (stat(path, &other) == 0) {
    bool is_same = stat("/proc/self/exe", &own) == 0 && other.st_dev == own.st_dev &&
                   other.st_ino == own.st_ino;
    return is_same ? THIS_PROGRAM : OTHER_PROGRAM;
  }
  if (errno != EACCES) return NO_PROGRAM;
  char own_name[64], name[64];
  carob_process_read_name(getpid(), own_name);
  carob_process_read_name(process, name);
  return name[0] != 0 && strcmp(own_name, name) == 0 ? THIS_PROGRAM : OTHER_PROGRAM;
}

static bool has_ended(pid_t process) {
  char state;
  return parent_of(process, &state) < 0 || state == 'Z' || state == 'X';
}

/// Kills the processes below this one that run its program: what is copied runs it still, and what is started does not.
///
/// - Returns: whether there were any, or any that have yet to come to their end.
static bool kill_copies(void) {
  DIR *processes = opendir("/proc");
  if (!processes) return false;
  bool found = false;
  for (struct dirent *entry; (entry = readdir(processes));) {
    pid_t process = atoi(entry->d_name);
    if (process <= 1 || process == getpid()) continue;
    program program = program_of(process);
    if (program == OTHER_PROGRAM || !is_below(process, getpid())) continue;
    if (program == THIS_PROGRAM) kill(process, SIGKILL);
    if (!has_ended(process)) found = true;
  }
  closedir(processes);
  return found;
}

void carob_process_end_copies(void) {
  long long limit = carob_process_now() + MILLISECONDS_TO_END;
  // One that makes a copy and ends can be missed once.
  for (int scans_without = 0; scans_without < 2 && carob_process_now() < limit;) {
    pid_t found;
    while ((found = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (found < 0) return;
    scans_without = kill_copies() ? 0 : scans_without + 1;
    if (scans_without == 0) usleep(1000);
  }
}
