#define _GNU_SOURCE
#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

// What handlers read is written before they are installed, and atomics afterwards.
static int terminal = -1, signals = -1, output = -1;
static int saved_streams[2] = {-1, -1};
static struct termios original;
static _Atomic bool is_drawing;
/// Whether it is drawn on again when the process goes on.
static _Atomic bool is_stopped;
static _Atomic long long shown;

enum { STREAMS = 2 };

/// Another screen, no cursor, no wrapping at the right edge, reports of buttons and the wheel.
static const char enter_sequence[] =
  "\033[?1049h\033[?25l\033[?7l\033[?1000h\033[?1006h\033[H\033[2J";
/// The opposite; no unfinished frame, and no colour.
static const char leave_sequence[] =
  "\033[?2026l\033[0m\033[?1006l\033[?1000l\033[?7h\033[?25h\033[?1049l";

static void write_all(int file, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

// MARK: Settings

static int draw(void) {
  struct termios raw = original;
  raw.c_iflag &= (tcflag_t) ~(BRKINT | ICRNL | INPCK | ISTRIP | IXON);
  raw.c_oflag &= (tcflag_t)~OPOST;
  // Signals stay: they come also while the program does something that never ends.
  raw.c_lflag &= (tcflag_t) ~(ECHO | ICANON | IEXTEN);
  // Others in the foreground would stop before the terminal is restored: `carob_terminal_stop` does what the key does.
  raw.c_cc[VSUSP] = _POSIX_VDISABLE;
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  if (tcsetattr(terminal, TCSADRAIN, &raw) != 0) return -1;
  if (output >= 0) {
    for (int stream = 0; stream < STREAMS; stream++) dup2(output, stream + 1);
  }
  write_all(terminal, enter_sequence, sizeof enter_sequence - 1);
  is_drawing = true;
  return 0;
}

/// Restores the terminal and the standard streams.
///
/// - Returns: whether it was drawn on.
static bool restore(void) {
  if (!atomic_exchange(&is_drawing, false)) return false;
  write_all(terminal, leave_sequence, sizeof leave_sequence - 1);
  tcsetattr(terminal, TCSANOW, &original);
  if (output >= 0) {
    for (int stream = 0; stream < STREAMS; stream++) dup2(saved_streams[stream], stream + 1);
  }
  return true;
}

// MARK: Signals

enum action { END, CRASH, STOP, CONTINUE, RESIZE };

static struct {
  int signal;
  enum action action;
  bool is_caught;
  struct sigaction before;
} caught[] = {
  {.signal = SIGINT, .action = END},    {.signal = SIGTERM, .action = END},
  {.signal = SIGHUP, .action = END},    {.signal = SIGQUIT, .action = END},
  {.signal = SIGSEGV, .action = CRASH}, {.signal = SIGBUS, .action = CRASH},
  {.signal = SIGILL, .action = CRASH},  {.signal = SIGFPE, .action = CRASH},
  {.signal = SIGABRT, .action = CRASH}, {.signal = SIGTRAP, .action = CRASH},
  {.signal = SIGSYS, .action = CRASH},  {.signal = SIGTSTP, .action = STOP},
  {.signal = SIGCONT, .action = CONTINUE}, {.signal = SIGWINCH, .action = RESIZE},
};
enum { CAUGHT = sizeof caught / sizeof caught[0] };

static void tell(char byte) {
  // When the pipe is full, the program has enough to follow.
  ssize_t ignored = write(signals, &byte, 1);
  (void)ignored;
}

/// Writes what the program printed last, such as why it crashes.
static void write_output(void) {
  char bytes[4096];
  long long place = shown;
  while (output >= 0) {
    ssize_t count = pread(output, bytes, sizeof bytes, place);
    if (count <= 0) return;
    write_all(saved_streams[1], bytes, (size_t)count);
    place += count;
  }
}

/// Restores the terminal, and stops this process, from outside.
static void stop(int signal) {
  is_stopped = restore();
  struct sigaction ours, stopping = {.sa_handler = SIG_DFL};
  sigaction(signal, &stopping, &ours);
  sigset_t one, before;
  sigemptyset(&one);
  sigaddset(&one, signal);
  raise(signal);
  pthread_sigmask(SIG_UNBLOCK, &one, &before);
  // Here it was stopped.
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(signal, &ours, NULL);
}

/// In the background, the first call in it stops the process again.
static void go_on(void) {
  if (atomic_exchange(&is_stopped, false)) draw();
  tell(CAROB_TERMINAL_RESUMED);
}

static void handle(int signal, siginfo_t *information, void *context) {
  (void)context;
  int error = errno;
  for (int index = 0; index < CAUGHT; index++) {
    if (caught[index].signal != signal) continue;
    switch (caught[index].action) {
      case RESIZE: tell(CAROB_TERMINAL_RESIZED); break;
      case STOP: stop(signal); break;
      case CONTINUE: go_on(); break;
      case CRASH:
        if (restore()) write_output();
        sigaction(signal, &caught[index].before, NULL);
        // An instruction that cannot be executed is executed again; what was sent is sent again.
        if (information->si_code <= 0 || signal == SIGTRAP || signal == SIGABRT) raise(signal);
        break;
      case END:
        restore();
        sigaction(signal, &caught[index].before, NULL);
        raise(signal);
        break;
    }
  }
  errno = error;
}

/// Gives the thread a stack for handlers, unless it has one: a stack overflow leaves no room on its own.
static void prepare_stack(void) {
  static _Alignas(16) char stack[64 * 1024];
  stack_t current;
  if (sigaltstack(NULL, &current) != 0 || !(current.ss_flags & SS_DISABLE)) return;
  stack_t ours = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&ours, NULL);
}

static void catch_signals(void) {
  prepare_stack();
  for (int index = 0; index < CAUGHT; index++) {
    struct sigaction ours = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART}, before;
    sigemptyset(&ours.sa_mask);
    ours.sa_sigaction = handle;
    if (sigaction(caught[index].signal, NULL, &before) != 0) continue;
    if ((before.sa_flags & SA_SIGINFO) && before.sa_sigaction == handle) continue;
    // Whoever started the process may want it to go on.
    bool is_ignored = !(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_IGN;
    if (is_ignored && caught[index].action < CONTINUE) continue;
    caught[index].before = before;
    caught[index].is_caught = sigaction(caught[index].signal, &ours, NULL) == 0;
  }
}

static void release_signals(void) {
  for (int index = 0; index < CAUGHT; index++) {
    struct sigaction current;
    if (!caught[index].is_caught) continue;
    caught[index].is_caught = false;
    if (sigaction(caught[index].signal, NULL, &current) == 0 &&
        (current.sa_flags & SA_SIGINFO) && current.sa_sigaction == handle)
      sigaction(caught[index].signal, &caught[index].before, NULL);
  }
}

// MARK: Entering and leaving

int carob_terminal_enter(int new_terminal, int new_signals, int new_output) {
  if (is_drawing) {
    catch_signals();
    return 0;
  }
  if (tcgetattr(new_terminal, &original) != 0) return -1;
  terminal = new_terminal;
  signals = new_signals;
  output = new_output;
  for (int stream = 0; stream < STREAMS && output >= 0; stream++) {
    if (saved_streams[stream] < 0)
      saved_streams[stream] = fcntl(stream + 1, F_DUPFD_CLOEXEC, 3);
    if (saved_streams[stream] < 0) return -1;
  }
  // A line appears when it was printed.
  if (output >= 0) setvbuf(stdout, NULL, _IOLBF, 0);
  static bool has_exit;
  if (!has_exit) has_exit = atexit(carob_terminal_leave) == 0;
  catch_signals();
  return draw();
}

void carob_terminal_note_shown(long long place) { shown = place; }

void carob_terminal_leave(void) {
  if (is_drawing) fflush(stdout);
  restore();
  release_signals();
}

void carob_terminal_stop(void) {
  struct sigaction ours, stopping = {.sa_handler = SIG_DFL};
  is_stopped = restore();
  sigaction(SIGTSTP, &stopping, &ours);
  kill(0, SIGTSTP);
  // It has an effect on all threads, some time. A job that nobody can have go on is not stopped.
  for (int tries = 0; is_stopped && tries < 100; tries++) usleep(10000);
  sigaction(SIGTSTP, &ours, NULL);
  if (is_stopped) go_on();
}

// MARK: Another process that draws

static bool is_remembered;

static int open_terminal(void) { return open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY); }

void carob_terminal_remember(void) {
  int file = open_terminal();
  is_remembered = file >= 0 && tcgetattr(file, &original) == 0;
  if (file >= 0) close(file);
}

void carob_terminal_recover(void) {
  // Descriptors that were open are the other process's.
  int file = is_remembered ? open_terminal() : -1;
  struct termios current;
  // These are restored last.
  if (file >= 0 && tcgetattr(file, &current) == 0 && current.c_lflag != original.c_lflag) {
    write_all(file, leave_sequence, sizeof leave_sequence - 1);
    tcsetattr(file, TCSANOW, &original);
  }
  if (file >= 0) close(file);
}
