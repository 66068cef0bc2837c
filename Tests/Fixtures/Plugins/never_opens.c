/* A screen that is never opened, as CAROB_TEST_HANGS says. Before that it says `hangs` on standard error; one that only closes
 * descriptors says nothing, and is opened. */
#include <carob/carob.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

/* More than the process has open. */
enum { DESCRIPTORS = 256 };

static void did_load(id self, SEL _cmd) {
  CAROB_SEND_SUPER(void, self, "NOList", "viewDidLoad", ());
  (void)_cmd;
  const char *how = getenv("CAROB_TEST_HANGS");
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  sigset_t all;
  int ends[2];
  sigfillset(&all);
  if (!strcmp(how, "ignore")) {
    for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
  }
  if (!strcmp(how, "block")) sigprocmask(SIG_BLOCK, &all, NULL);
  for (int number = STDERR_FILENO + 1; number < DESCRIPTORS; number++) {
    if (!strcmp(how, "spoil")) send(number, "garbage\n", 8, MSG_NOSIGNAL);
    struct stat file;
    bool is_socket = fstat(number, &file) == 0 && S_ISSOCK(file.st_mode);
    if (is_socket && !strcmp(how, "close")) close(number);
  }
  if (!strcmp(how, "close")) return;
  if (!strcmp(how, "fork") || !strcmp(how, "leave")) {
    /* The copy keeps what this process has open. */
    const pid_t copy = fork();
    if (copy == 0) for (;;) pause();
    fprintf(stderr, "copy %d\n", (int)copy);
  }
  fputs("hangs\n", stderr);
  if (!strcmp(how, "fork")) abort();
  if (!strcmp(how, "stop")) raise(SIGSTOP);
  if (!strcmp(how, "loop")) {
    for (volatile bool hangs = true; hangs;) {
    }
  }
  if (!strcmp(how, "lock")) {
    pthread_mutex_lock(&lock);
    pthread_mutex_lock(&lock);
  }
  char byte;
  if (!strcmp(how, "read") && pipe(ends) == 0) (void)!read(ends[0], &byte, 1);
  for (;;) pause();
}

static bool load(void) {
  Class list = objc_allocateClassPair(objc_getClass("ICTableViewController"), "NOList", 0);
  bool complete = class_addMethod(list, sel_registerName("viewDidLoad"), (IMP)did_load, "v@:");
  objc_registerClassPair(list);
  return complete;
}

static const char *const prefixes[] = {"NO", NULL};

CAROB_PLUGIN(.identifier = "org.example.never-opens", .name = "Never", .version = "1", .load = load,
             .principal_class = "NOList", .prefixes = prefixes)
