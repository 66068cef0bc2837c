#define _GNU_SOURCE
#include "copies.h"
#include "crash.h"
#include "process.h"
#include "signals.h"

#include <dlfcn.h>
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
  int32_t first_process;
  /// How many workers there were before.
  int32_t earlier;
  /// Whether the worker has come to its end, with which exit status.
  int32_t is_finished;
  int32_t status;
  /// Whether a tool looks for mistakes in the worker, and may end it with a status of its own.
  int32_t is_examined;
  /// Whether it has written output.
  int32_t has_output;
  /// When it noted progress last, in milliseconds.
  int64_t progress;
  /// How many bytes of text the worker holds back, and the text.
  uint32_t held_length;
  char held[256 * 1024];
  /// How many bytes the worker keeps for the next one, and the bytes.
  uint32_t kept_length;
  char kept[8 * 1024];
  crash_note crash;
} verdict;

static volatile verdict *shared;

/// This process, if it is the worker, and in a copy that a plugin has made of it; 0 in others.
static pid_t worker;

/// The variable by which a worker knows that it is one: the descriptor of the verdict.
static const char variable[] = "CAROB_WORKER";

bool carob_worker_is_copy(void) { return worker != 0 && getpid() != worker; }

bool carob_worker_is_this(void) { return worker != 0 || getenv(variable) != NULL; }

/// Sanitizers have a function of this name. valgrind has its library loaded first.
static bool is_examined(void) {
  const char *preloaded = getenv("LD_PRELOAD");
  return dlsym(RTLD_DEFAULT, "__sanitizer_set_death_callback") || (preloaded && strstr(preloaded, "/vgpreload_"));
}

void carob_worker_finish(int status) {
  if (carob_worker_is_copy()) _exit(EXIT_SUCCESS);
  if (!shared) return;
  shared->status = status;
  shared->is_examined = is_examined();
  shared->is_finished = 1;
}

void carob_worker_note_output(bool has_output) {
  if (shared) shared->has_output = has_output;
}

int carob_worker_earlier_count(void) { return shared ? shared->earlier : 0; }

void carob_worker_keep(const void *bytes, size_t length) {
  if (!shared || carob_worker_is_copy()) return;
  // A worker that crashes meanwhile keeps nothing.
  shared->kept_length = 0;
  if (length > sizeof shared->kept) return;
  atomic_signal_fence(memory_order_release);
  memcpy((char *)shared->kept, bytes, length);
  atomic_signal_fence(memory_order_release);
  shared->kept_length = (uint32_t)length;
}

const void *carob_worker_kept(size_t *length) {
  *length = shared ? shared->kept_length : 0;
  if (shared && *length > sizeof shared->kept) *length = sizeof shared->kept;
  return shared ? (const void *)shared->kept : "";
}

bool carob_worker_hold(const char *text, size_t length) {
  if (!shared || carob_worker_is_copy()) return true;
  uint32_t before = shared->held_length;
  if (before > sizeof shared->held || length > sizeof shared->held - before) return false;
  memcpy((char *)shared->held + before, text, length);
  // Last, so that a crash leaves whole texts.
  atomic_signal_fence(memory_order_release);
  shared->held_length = before + (uint32_t)length;
  return true;
}

void carob_worker_release_held(void) {
  if (shared && !carob_worker_is_copy()) shared->held_length = 0;
}

const char *carob_worker_held(size_t *length) {
  *length = shared ? shared->held_length : 0;
  if (*length > sizeof shared->held) *length = sizeof shared->held;
  return shared ? (const char *)shared->held : "";
}

const char *carob_worker_crash(uint64_t *offset, uint64_t *entry) {
  if (!shared || !shared->crash.is_noted) return NULL;
  char *module = (char *)shared->crash.module;
  module[sizeof shared->crash.module - 1] = 0;
  *offset = shared->crash.offset;
  *entry = shared->crash.entry;
  return module;
}

void carob_worker_note_progress(void) {
  if (shared) shared->progress = carob_process_now();
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

/// Takes away children that have ended.
///
/// - Returns: whether the worker was one of them.
static bool collect(pid_t started, bool stops_too, int *status) {
  pid_t found;
  // Those that were left behind have become children of this process.
  while ((found = carob_process_wait(-1, status, WNOHANG | WUNTRACED)) > 0) {
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
    long long rest = limit - carob_process_now();
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
  long long limit = carob_process_now() + MILLISECONDS_BETWEEN_PROCESSES;
  for (int next; (next = next_signal(&information, limit)) != 0;) {
    if (next == signal) return true;
  }
  return false;
}

static void wait_for(pid_t started, long milliseconds, int ending, carob_worker_end *end) {
  long long limit = milliseconds > 0 ? carob_process_now() + milliseconds : 0;
  bool is_killed = false;
  // The signal that has asked it to end; 0 for none.
  int asked = 0, status;
  sigset_t received;
  sigemptyset(&received);
  *end = (carob_worker_end){.status = SIGKILL};
  // Who waits only so long must not be stopped by what it waits for.
  bool stops_too = ending == 0 && milliseconds == 0;
  while (!collect(started, stops_too, &status)) {
    siginfo_t information;
    int signal = next_signal(&information, limit);
    long long progress = shared->progress;
    bool is_extended = limit != 0 && progress <= carob_process_now() && progress + milliseconds > limit;
    if (!is_killed && asked == 0 && is_extended) limit = progress + milliseconds;
    bool is_late = limit != 0 && carob_process_now() >= limit;
    if (is_late && is_killed) return;
    if (is_late || (ending != 0 && signal == ending)) {
      if (is_late && asked == 0) end->is_overdue = true;
      is_killed = true;
      limit = carob_process_now() + MILLISECONDS_TO_END;
      kill(started, SIGKILL);
    } else if (signal != 0 && signal != SIGCHLD) {
      sigaddset(&received, signal);
      if (!carob_process_is_for_group(&information, signal)) kill(started, signal);
      // A plugin may keep its process from ending.
      if (asks_to_end(signal) && asked == 0) {
        asked = signal;
        limit = carob_process_now() + MILLISECONDS_TO_END;
      }
      bool is_stop = signal == SIGTSTP || signal == SIGTTIN || signal == SIGTTOU;
      if (is_stop && !stops_too && ending == 0) {
        long long stopped = carob_process_now();
        stop_as(signal);
        // The worker has stood still as long.
        if (limit != 0) limit += carob_process_now() - stopped;
      }
    }
  }
  // What ended it may not have been looked at yet, and is not to end this process before it has said so.
  if (WIFSIGNALED(status) || shared->is_finished) {
    siginfo_t information;
    for (int signal; (signal = next_signal(&information, carob_process_now())) != 0;) {
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
  volatile verdict *given = carob_process_map_memory(sizeof(verdict), file);
  // Somebody else has set the variable.
  if (!given) return false;
  close(file);
  // If the program was started by its link in /proc, it has the name of the link.
  char name[64];
  carob_process_read_name(given->first_process, name);
  name[strcspn(name, "\n")] = 0;
  prctl(PR_SET_NAME, name);
  if (carob_process_end_with(given->first_process, SIGKILL) != 0) _exit(EXIT_FAILURE);
  shared = given;
  worker = getpid();
  carob_process_watch_crashes(&shared->crash);
  return true;
}

/// Makes the verdict for the next worker.
///
/// - Returns: the descriptor of its file; -1 and errno when there is none.
static int prepare_verdict(void) {
  int file;
  volatile verdict *next = carob_process_make_memory(sizeof(verdict), &file);
  if (!next) return -1;
  next->first_process = getpid();
  if (shared) {
    next->earlier = shared->earlier + 1;
    next->kept_length = shared->kept_length;
    memcpy((char *)next->kept, (const char *)shared->kept, sizeof next->kept);
    carob_process_unmap_memory((void *)shared, sizeof(verdict));
  }
  shared = next;
  return file;
}

/// Starts this process's own program.
///
/// - Returns: its process; -1 and errno when it cannot be started.
static pid_t start_worker(int file, char *const arguments[], const sigset_t *blocked) {
  // Under valgrind the program is valgrind, which tells only who reads the link. A file that is no longer there has the link alone.
  static char own_link[] = "/proc/self/exe";
  char program[4096];
  ssize_t length = readlink(own_link, program, sizeof program - 1);
  program[length < 0 ? 0 : length] = 0;
  char *programs[] = {program, own_link, NULL};
  carob_process_start start = {
    .programs = programs, .arguments = arguments, .environment = environ, .keeps_descriptors = true,
    .blocked = *blocked, .ending = SIGKILL};
  sigemptyset(&start.defaults);
  fcntl(file, F_SETFD, 0);
  return carob_process_spawn(&start);
}

int carob_worker_run(
  char *const arguments[], long milliseconds, int ending, carob_worker_end *end) {
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
  pid_t started = start_worker(file, arguments, &before);
  int reason = errno;
  unsetenv(variable);
  if (started > 0) {
    // The worker has them, and may close them.
    syscall(SYS_close_range, 3, ~0U, 0);
    wait_for(started, milliseconds, ending, end);
    carob_process_end_copies();
    end->is_finished = shared->is_finished;
    end->has_output = shared->has_output;
    // A plugin's function that runs at exit may end the worker with another status. That of a sanitizer counts: it reports leaks then.
    if (end->is_finished && WIFEXITED(end->status) && !(shared->is_examined && WEXITSTATUS(end->status) != 0))
      end->status = (shared->status & 0xFF) << 8;
  } else {
    close(file);
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = reason;
  return started > 0 ? 1 : -1;
}
