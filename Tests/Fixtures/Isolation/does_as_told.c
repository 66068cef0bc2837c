/* A list whose handler does what the text of its row says. With one of AT_OPEN, IN_LOAD, IN_SCREEN and AT_EXIT
 * defined as such a word, it does that already there. */
#define _GNU_SOURCE
#include <carob/carob.h>
#include <carob/extensions/log.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifndef NAME
#define NAME "DTList"
#endif

static volatile int depth;

__attribute__((noinline)) static int recurse(volatile char *below) {
  volatile char frame[4096];
  frame[0] = below ? below[0] + 1 : 0;
  depth = recurse(frame);
  return depth + frame[0];
}

static void leak(void) {
  for (;;) {
    size_t size = 16 << 20;
    char *memory = malloc(size);
    if (!memory) abort();
    memset(memory, 1, size);
  }
}

static void flood(int stream) {
  char line[4096];
  memset(line, 'x', sizeof line);
  for (;;)
    if (write(stream, line, sizeof line) < 0) pause();
}

static void warn(void) {
  char line[] = "a line of 64 bytes or so that is different each time: 000000000000";
  for (unsigned i = 0;; i++) {
    snprintf(line + sizeof line - 13, 13, "%012u", i);
    carob_log(CAROB_LOG_WARNING, line);
  }
}

/* More than a pipe holds. */
static void print_much(void) {
  for (int i = 0; i < 20000; i++) printf("line %d\n", i);
}

/* Finds the socket to the host and misuses it, which nothing keeps a plugin from. */
static void write_to_host(const void *bytes, size_t size) {
  for (int descriptor = 3; descriptor < 64; descriptor++) {
    int type;
    socklen_t length = sizeof type;
    if (getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) != 0) continue;
    if (write(descriptor, bytes, size) < 0) continue;
  }
  pause();
}

static void close_sockets(int how) {
  for (int descriptor = 3; descriptor < 64; descriptor++) {
    int type;
    socklen_t length = sizeof type;
    if (getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &type, &length) == 0)
      shutdown(descriptor, how);
  }
  pause();
}

static void fork_and_crash(void) {
  if (fork() == 0) sleep(3), _exit(0);
  raise(SIGSEGV);
}

/* How often this was called in processes with the same working directory. */
static long times(const char *name) {
  int file = open(name, O_WRONLY | O_CREAT | O_APPEND, 0666);
  (void)!write(file, "x", 1);
  long size = lseek(file, 0, SEEK_END);
  close(file);
  return size;
}

/* Says who it is in a file, and waits for ever. */
static void wait_with_pid(void) {
  FILE *file = fopen("pid.new", "w");
  fprintf(file, "%d\n", getpid());
  fclose(file);
  rename("pid.new", "pid");
  for (;;) pause();
}

static void wait_for_pid(void) {
  while (access("pid", F_OK) != 0) usleep(1000);
}

/* Leaves a copy of the process behind. */
static void fork_and_go_on(void) {
  if (fork() == 0) wait_with_pid();
  wait_for_pid();
}

/* The same of which no library knows, in a session of its own, with a parent that has ended. */
static void clone_and_go_on(void) {
  if (syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0) == 0) {
    setsid();
    if (syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0) == 0) wait_with_pid();
    _exit(0);
  }
  wait_for_pid();
}

/* The same of which nobody but root may see the program. */
static void hide_and_go_on(void) {
  if (fork() == 0) {
    prctl(PR_SET_DUMPABLE, 0);
    setsid();
    wait_with_pid();
  }
  wait_for_pid();
}

/* Becomes a daemon, which ends the process and leaves a copy of it. */
static void become_daemon(void) {
  clone_and_go_on();
  _exit(0);
}

/* Leaves another program behind, which waits for ever. */
static void start_program(void) {
  (void)!system("sh -c 'echo $$ >pid.new; mv pid.new pid; exec sleep 1000' >/dev/null 2>&1 &");
  wait_for_pid();
}

/* Takes no signals but those that cannot be kept from a process. */
static void ignore_signals(void) {
  for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
}

static void act(const char *word) {
  if (!strcmp(word, "segv")) *(volatile int *)8 = 1;
  if (!strcmp(word, "abort")) abort();
#ifdef __x86_64__
  if (!strcmp(word, "trap")) __asm__ volatile("int3");
#else
  if (!strcmp(word, "trap")) raise(SIGTRAP);
#endif
  if (!strcmp(word, "exit")) exit(3);
  if (!strcmp(word, "exit0")) _exit(0);
  if (!strcmp(word, "hang")) for (;;) pause();
  if (!strcmp(word, "spin")) for (;;) depth++;
  if (!strcmp(word, "stop")) raise(SIGSTOP);
  if (!strcmp(word, "away")) (void)!chdir("/");
  if (!strncmp(word, "signal ", 7)) raise(atoi(word + 7));
  if (!strcmp(word, "deaf")) ignore_signals();
  if (!strcmp(word, "recurse")) recurse(0);
  if (!strcmp(word, "leak")) leak();
  if (!strcmp(word, "flood")) flood(1);
  if (!strcmp(word, "complain")) flood(2);
  if (!strcmp(word, "warn")) warn();
  if (!strcmp(word, "much")) print_much();
  if (!strcmp(word, "garbage")) write_to_host("GET / HTTP/1.0\r\n\r\n", 18);
  if (!strcmp(word, "kind")) write_to_host("\0\0\0\1\x2a", 5);
  if (!strcmp(word, "close")) close_sockets(SHUT_RDWR);
  if (!strcmp(word, "half")) close_sockets(SHUT_WR);
  if (!strcmp(word, "fork")) fork_and_crash();
  if (!strcmp(word, "leave")) fork_and_go_on();
  if (!strcmp(word, "clone")) clone_and_go_on();
  if (!strcmp(word, "hide")) hide_and_go_on();
  if (!strcmp(word, "daemon")) become_daemon();
  if (!strcmp(word, "program")) start_program();
  if (!strcmp(word, "quick")) quick_exit(0);
  if (!strcmp(word, "raise")) carob_raise("as it was told");
  if (!strcmp(word, "once") && times("once") == 1) abort();
  if (!strcmp(word, "third") && times("third") >= 3) abort();
  if (!strcmp(word, "pid")) wait_with_pid();
  if (!strcmp(word, "files")) (void)!system("readlink /proc/self/fd/*");
  if (!strcmp(word, "print")) printf("printed by the plugin\n");
}

static void configure(id self, SEL _cmd, id cell, id object) {
  (void)self, (void)_cmd;
  id text = CAROB_SEND(id, object, "objectForKey:", (id), carob_string("text"));
  id label = CAROB_SEND(id, cell, "textLabel", ());
  CAROB_SEND(void, label, "setText:", (id), text);
  act(CAROB_SEND(const char *, text, "UTF8String", ()));
}

#ifdef IN_SCREEN
static void view_did_load(id self, SEL _cmd) {
  (void)self, (void)_cmd;
  act(IN_SCREEN);
}
#endif

static bool load(void) {
#ifdef IN_LOAD
  act(IN_LOAD);
#endif
  Class cls = objc_allocateClassPair(objc_getClass("ICTableViewController"), NAME, 0);
  bool ok = class_addMethod(
    cls, sel_registerName("configureCell:withObject:"), (IMP)configure, "v@:@@");
#ifdef IN_SCREEN
  ok = ok && class_addMethod(cls, sel_registerName("viewDidLoad"), (IMP)view_did_load, "v@:");
#endif
  objc_registerClassPair(cls);
  return ok;
}

static void unload(void) { printf("unloaded\n"); }

#ifdef AT_OPEN
__attribute__((constructor)) static void at_open(void) { act(AT_OPEN); }
#endif
#ifdef AT_EXIT
__attribute__((destructor)) static void at_exit(void) { act(AT_EXIT); }
#endif

CAROB_PLUGIN(
  .identifier = "org.example.fixture.does-as-told",
  .name = "Does as told",
  .version = "1.0.0",
  .principal_class = NAME,
#ifdef DATA
  .data = DATA,
#endif
  .load = load,
  .unload = unload)
