/* A program that says nothing, with another process that traces it and keeps it when it is killed. That one's number is
 * in the file `tracer` once it does. */
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <unistd.h>

#ifndef PR_SET_PTRACER
#define PR_SET_PTRACER 0x59616d61
#endif

int main(int count, char **arguments) {
  (void)count;
  int ready[2];
  char byte;
  if (pipe(ready) != 0) return 1;
  prctl(PR_SET_PTRACER, -1L, 0, 0, 0);
  pid_t traced = getpid();
  if (fork() == 0) {
    if (ptrace(PTRACE_SEIZE, traced, 0, 0) != 0) return 1;
    FILE *file = fopen(arguments[1], "w");
    fprintf(file, "%d\n", getpid());
    fclose(file);
    close(ready[1]);
    sleep(300);
    _exit(0);
  }
  close(ready[1]);
  while (read(ready[0], &byte, 1) > 0) {}
  for (;;) pause();
}
