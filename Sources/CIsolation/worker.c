#define _GNU_SOURCE
#include "copies.h"
#include "crash.h"
#include "isolation.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// What the worker and the process that waits for it tell each other. It has nothing but numbers and text, any of which
/// will do: a plugin may write into it.
typedef struct verdict {
  /// The process that waits.
  int32_t watcher;
  /// How many workers there were before.
  int32_t earlier;
  /// What the worker keeps for the next one.
  int64_t kept;
  /// Whether the worker has come to its end, with which exit status; or why there is none.
  int32_t is_finished;
  int32_t status;
  /// Whether it has written output.
  int32_t has_output;
  int32_t start_error;
  /// When it noted progress last, in milliseconds.
  int64_t progress;
  /// How many bytes of text the worker holds back, and the text.
  uint32_t held_length;
  char held[256 * 1024];
  /// The file that the worker keeps for the next one: its number, and its path, which may lack its end.
  int64_t file_number;
  char file[2048];
  crash_note crash;
} verdict;

static volatile verdict *shared;

/// This process, if it is the worker, and in a copy that a plugin has made of it; 0 in others.
static pid_t worker;

/// The variable by which a worker knows that it is one: the descriptor of the verdict.
static const char variable[] = "CAROB_WORKER";

bool carob_isolation_is_stray(void) { return worker != 0 && getpid() != worker; }

bool carob_isolation_is_worker(void) { return worker != 0 || getenv(variable) != NULL; }

void carob_isolation_finish(int status) {
  if (carob_isolation_is_stray()) _exit(EXIT_SUCCESS);
  if (!shared) return;
  shared->status = status;
  shared->is_finished = 1;
}

void carob_isolation_note_output(bool has_output) {
  if (shared) shared->has_output = has_output;
}

int carob_isolation_earlier_workers(void) { return shared ? shared->earlier : 0; }

int64_t carob_isolation_kept(void) { return shared ? shared->kept : 0; }

void carob_isolation_keep(int64_t number) {
  if (shared) shared->kept = number;
}

bool carob_isolation_hold(const char *text, size_t length) {
  if (!shared || carob_isolation_is_stray()) return true;
  uint32_t before = shared->held_length;
  if (before > sizeof shared->held || length > sizeof shared->held - before) return false;
  memcpy((char *)shared->held + before, text, length);
  // Last, so that a crash leaves whole texts.
  atomic_signal_fence(memory_order_release);
  shared->held_length = before + (uint32_t)length;
  return true;
}

void carob_isolation_release_held(void) {
  if (shared && !carob_isolation_is_stray()) shared->held_length = 0;
}

const char *carob_isolation_held(size_t *length) {
  *length = shared ? shared->held_length : 0;
  if (*length > sizeof shared->held) *length = sizeof shared->held;
  return shared ? (const char *)shared->held : "";
}

const char *carob_isolation_kept_file(int64_t *number) {
  if (!shared) return NULL;
  char *file = (char *)shared->file;
  file[sizeof shared->file - 1] = 0;
  *number = shared->file_number;
  return file[0] ? file : NULL;
}

const char *carob_isolation_crash(uint64_t *offset, uint64_t *entry) {
  if (!shared || !shared->crash.is_noted) return NULL;
  char *module = (char *)shared->crash.module;
  module[sizeof shared->crash.module - 1] = 0;
  *offset = shared->crash.offset;
  *entry = shared->crash.entry;
  return module;
}

void carob_isolation_keep_file(const char *path, int64_t number) {
  if (!shared) return;
  char *file = (char *)shared->file;
  file[0] = 0;
  shared->file_number = number;
  if (strlen(path) < sizeof shared->file) strcpy(file, path);
}

void carob_isolation_note_progress(void) {
  if (shared) shared->progress = carob_isolation_now();
}

// MARK: Waiting

/// Stops this process as the worker was stopped, until somebody has it go on.
static void stop_as(int signal) {
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, signal);
  // While it is held, so that it becomes one with the same signal from a terminal, and stops this process once.
  raise(signal);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
  sigprocmask(SIG_BLOCK, &one, NULL);
}

/// Whether a terminal has sent a signal to the whole process group, and so to the worker as well. When a terminal hangs up,
/// the kernel tells the leader of the session alone.
static bool is_for_group(const siginfo_t *information, int signal) {
  switch (signal) {
    case SIGINT:
    case SIGQUIT:
    case SIGTSTP:
    case SIGTTIN:
    case SIGTTOU:
    case SIGWINCH: return information->si_code == SI_KERNEL;
    default: return false;
  }
}

static void (*volatile handler_of_caught)(int signal, bool is_for_group);

static void handle(int signal, siginfo_t *information, void *context) {
  (void)context;
  handler_of_caught(signal, is_for_group(information, signal));
}

bool carob_isolation_catch(int signal, bool once, void (*handler)(int signal, bool is_for_group)) {
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_RESTART | (once ? (int)SA_RESETHAND : 0)};
  struct sigaction earlier;
  if (sigaction(signal, NULL, &earlier) != 0 || earlier.sa_handler == SIG_IGN) return false;
  sigemptyset(&action.sa_mask);
  action.sa_sigaction = handle;
  handler_of_caught = handler;
  return sigaction(signal, &action, NULL) == 0;
}

/// Takes away children that have ended.
///
/// - Returns: whether the worker was one of them.
static bool collect(pid_t started, bool stops_too, int *status) {
  pid_t found;
  // Those that were left behind have become children of this process.
  while ((found = carob_isolation_wait(-1, status, WNOHANG | WUNTRACED)) > 0) {
    if (found != started) continue;
    if (!WIFSTOPPED(*status)) return true;
    if (stops_too) stop_as(WSTOPSIG(*status));
  }
  return false;
}

/// Whether a signal asks a process to end.
static bool asks_to_end(int signal) {
  return signal == SIGTERM || signal == SIGINT || signal == SIGHUP || signal == SIGQUIT;
}

/// Waits for a signal; 0 when none came before the limit.
static int next_signal(siginfo_t *information, long long limit) {
  sigset_t all;
  sigfillset(&all);
  int signal;
  if (limit == 0) {
    signal = sigwaitinfo(&all, information);
  } else {
    long long rest = limit - carob_isolation_now();
    if (rest < 0) rest = 0;
    struct timespec time = {rest / 1000, rest % 1000 * 1000000};
    signal = sigtimedwait(&all, information, &time);
  }
  return signal < 0 ? 0 : signal;
}

/// How long a signal to a whole group may take from one process of it to the next.
enum { MILLISECONDS_BETWEEN_PROCESSES = 100 };

/// Whether the signal that ended the worker was sent to this process, too.
static bool was_received(int signal, const sigset_t *received) {
  if (sigismember(received, signal)) return true;
  if (!asks_to_end(signal)) return false;
  siginfo_t information;
  long long limit = carob_isolation_now() + MILLISECONDS_BETWEEN_PROCESSES;
  for (int next; (next = next_signal(&information, limit)) != 0;) {
    if (next == signal) return true;
  }
  return false;
}

static void wait_for(pid_t started, long milliseconds, int ending, carob_isolation_end *end) {
  long long limit = milliseconds > 0 ? carob_isolation_now() + milliseconds : 0;
  bool is_killed = false;
  // The signal that has asked it to end; 0 for none.
  int asked = 0, status;
  sigset_t received;
  sigemptyset(&received);
  *end = (carob_isolation_end){.status = SIGKILL};
  // Who waits only so long must not be stopped by what it waits for.
  bool stops_too = ending == 0 && milliseconds == 0;
  while (!collect(started, stops_too, &status)) {
    siginfo_t information;
    int signal = next_signal(&information, limit);
    long long progress = shared->progress;
    bool is_extended = limit != 0 && progress <= carob_isolation_now() && progress + milliseconds > limit;
    if (!is_killed && asked == 0 && is_extended) limit = progress + milliseconds;
    bool is_late = limit != 0 && carob_isolation_now() >= limit;
    if (is_late && is_killed) return;
    if (is_late || (ending != 0 && signal == ending)) {
      if (is_late && asked == 0) end->is_overdue = true;
      is_killed = true;
      limit = carob_isolation_now() + MILLISECONDS_TO_END;
      kill(started, SIGKILL);
    } else if (signal != 0 && signal != SIGCHLD) {
      sigaddset(&received, signal);
      if (!is_for_group(&information, signal)) kill(started, signal);
      // A plugin may keep its process from ending.
      if (asks_to_end(signal) && asked == 0) {
        asked = signal;
        limit = carob_isolation_now() + MILLISECONDS_TO_END;
      }
      bool is_stop = signal == SIGTSTP || signal == SIGTTIN || signal == SIGTTOU;
      if (is_stop && !stops_too && ending == 0) {
        long long stopped = carob_isolation_now();
        stop_as(signal);
        // The worker has stood still as long.
        if (limit != 0) limit += carob_isolation_now() - stopped;
      }
    }
  }
  // What ended it may not have been looked at yet, and is not to end this process before it has said so.
  if (WIFSIGNALED(status) || shared->is_finished) {
    siginfo_t information;
    for (int signal; (signal = next_signal(&information, carob_isolation_now())) != 0;) {
      if (signal != SIGCHLD) sigaddset(&received, signal);
    }
  }
  // One that was killed since it did not end by the signal ends as if it had.
  if (asked != 0 && is_killed && WIFSIGNALED(status)) status = asked;
  end->status = status;
  end->was_sent = WIFSIGNALED(status) && was_received(WTERMSIG(status), &received);
}

// MARK: Starting

/// Makes this process the worker, if it was started as one and is not yet.
static bool become_worker(void) {
  if (worker != 0) return true;
  const char *text = getenv(variable);
  if (!text) return false;
  int file = atoi(text);
  unsetenv(variable);
  volatile verdict *given = carob_isolation_map_memory(sizeof(verdict), file);
  // Somebody else has set the variable.
  if (!given) return false;
  close(file);
  // If the program was started by its link in /proc, it has the name of the link.
  char name[64];
  carob_isolation_read_name(given->watcher, name);
  name[strcspn(name, "\n")] = 0;
  prctl(PR_SET_NAME, name);
  if (carob_isolation_end_with(given->watcher, SIGKILL) != 0) _exit(EXIT_FAILURE);
  shared = given;
  worker = getpid();
  carob_isolation_watch_crashes(&shared->crash);
  return true;
}

/// Makes the verdict for the next worker.
///
/// - Returns: the descriptor of its file; -1 and errno when there is none.
static int prepare_verdict(void) {
  int file;
  volatile verdict *next = carob_isolation_make_memory(sizeof(verdict), &file);
  if (!next) return -1;
  next->watcher = getpid();
  if (shared) {
    next->earlier = shared->earlier + 1;
    next->kept = shared->kept;
    next->file_number = shared->file_number;
    memcpy((char *)next->file, (const char *)shared->file, sizeof next->file);
    carob_isolation_unmap_memory((void *)shared, sizeof(verdict));
  }
  shared = next;
  return file;
}

/// Becomes this process's own program. It is called between `fork` and `exec`, and does only what may be done there.
static _Noreturn void start_worker(int file, char *const arguments[], const sigset_t *mask) {
  if (carob_isolation_end_with(shared->watcher, SIGKILL) != 0) _exit(EXIT_FAILURE);
  fcntl(file, F_SETFD, 0);
  sigprocmask(SIG_SETMASK, mask, NULL);
  // Under valgrind the program is valgrind, which tells only who reads the link. A file that is no longer there has the link alone.
  char program[4096];
  ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
  if (length > 0) {
    program[length] = 0;
    execv(program, arguments);
  }
  execv("/proc/self/exe", arguments);
  shared->start_error = errno;
  _exit(EXIT_FAILURE);
}

int carob_isolation_run_worker(
  char *const arguments[], long milliseconds, int ending, carob_isolation_end *end) {
  if (become_worker()) return 0;
  int file = prepare_verdict();
  if (file < 0) return -1;
  char text[16];
  snprintf(text, sizeof text, "%d", file);
  setenv(variable, text, 1);
  // Children of the worker become children of this process when it ends.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  // Where it is ignored, the system would take children away by itself.
  signal(SIGCHLD, SIG_DFL);
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t started = fork();
  if (started == 0) start_worker(file, arguments, &before);
  int reason = errno;
  unsetenv(variable);
  if (started > 0) {
    // The worker has them, and may close them.
    syscall(SYS_close_range, 3, ~0U, 0);
    wait_for(started, milliseconds, ending, end);
    carob_isolation_end_copies();
    reason = shared->start_error;
    end->is_finished = shared->is_finished;
    end->has_output = shared->has_output;
    if (end->is_finished && WIFEXITED(end->status)) end->status = (shared->status & 0xFF) << 8;
  } else {
    close(file);
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = reason;
  return started > 0 && reason == 0 ? 1 : -1;
}

void carob_isolation_end_as(int status) {
  if (WIFSIGNALED(status)) {
    int ended = WTERMSIG(status);
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, ended);
    prctl(PR_SET_DUMPABLE, 0);
    signal(ended, SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &one, NULL);
    raise(ended);
    _exit(128 + ended);
  }
  _exit(WEXITSTATUS(status));
}
