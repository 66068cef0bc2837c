/// Functions of Linux for processes that Swift does not see.
#pragma once

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// A pipe whose ends are not passed on to programs that are started. Returns 0, or -1 and errno.
int carob_process_pipe(int ends[2]);

/// The address of the function that handles a signal, or a small number for none; 0 is the default.
uintptr_t carob_process_signal_handler(int signal);

/// How floating-point numbers are rounded and which exceptions are raised, as the bits of the processor's control register. Without the
/// flags of what has happened so far.
uint64_t carob_process_floating_point(void);

/// Two sockets that are connected, and not passed on to programs that are started. Returns 0, or -1 and errno.
int carob_process_socket_pair(int ends[2]);

/// A second descriptor of a file, not passed on to programs that are started. Returns it, or -1 and errno.
int carob_process_duplicate(int descriptor);

/// Has the kernel send this process a signal when its parent ends, or the thread of it that started this process.
///
/// - Parameter parent: the number of the parent that it had at the start, which may be gone already.
/// - Returns: 0; -1 when the parent is gone, or the kernel refuses.
int carob_process_end_with(pid_t parent, int signal);

/// Waits as `waitpid` does, for the end of a process. One that has itself traced by this process is let go, with the
/// signal that it was to get, as if it had not. A process that has stopped counts with `WUNTRACED` only.
pid_t carob_process_wait(pid_t process, int *status, int options);

/// Has `stdout` write each line at its end, as on a terminal. Call it before anything is written.
void carob_process_write_lines(void);

// MARK: Starting

/// A program is given no more descriptors than this.
enum { CAROB_PROCESS_DESCRIPTORS = 16 };

/// How a program is started.
typedef struct carob_process_start {
  /// Paths, with null at the end. The first one counts that there is, and that may be run.
  char *const *programs;
  /// With null at the end; the first one is the program's name.
  char *const *arguments;
  /// All of it, with null at the end.
  char *const *environment;
  /// The descriptors of this process that become its 0, 1, 2 and so on.
  const int *descriptors;
  int descriptor_count;
  /// Whether it gets the other descriptors as well, without those that close at `exec`.
  bool keeps_descriptors;
  /// Signals that it does not ignore, though this process does. It has no handlers.
  sigset_t defaults;
  /// Signals that are blocked in it at first.
  sigset_t blocked;
  /// The signal that the kernel sends it when the thread that has started it ends; 0 for none.
  int ending;
} carob_process_start;

/// Starts a program.
///
/// - Returns: the number of its process; -1 and errno when it cannot be started.
pid_t carob_process_spawn(const carob_process_start *start);

// MARK: Memory that processes share

/// Makes memory of zeros. Nobody can change the size of its file, which would end those who read it.
///
/// - Parameter descriptor: becomes the descriptor of its file, which is not passed on to programs that are started.
/// - Returns: null, with errno, when there is none.
void *carob_process_make_memory(size_t size, int *descriptor);

/// Maps the memory that another process has made; null, with errno, when its file is smaller.
void *carob_process_map_memory(size_t size, int descriptor);

/// Lets go of memory.
void carob_process_unmap_memory(void *memory, size_t size);

// MARK: Stacks

/// From now on notes when the stack of the calling thread overflows: `noted` becomes 1, and the process ends by the signal as
/// before.
///
/// - Parameter noted: in memory that another process looks at when this one has ended. It stays mapped.
/// - Returns: whether that is noted.
bool carob_process_note_overflow(volatile int32_t *noted);

// MARK: Workers

/// How a worker ended.
typedef struct carob_worker_end {
  /// Whether it came to the end of what it was to do, which a plugin may have kept it from.
  bool is_finished;
  /// Whether it took longer than it might, and was killed.
  bool is_overdue;
  /// Whether it has noted that it wrote output.
  bool has_output;
  /// Whether the signal that ended it was sent to this process, too.
  bool was_sent;
  /// What `waitpid` says of it.
  int status;
} carob_worker_end;

/// Starts the program of this process once more, as a worker, and waits for its end. The worker calls this function too,
/// and goes on.
///
/// A program and not a copy of the process: Swift's runtime remembers the number of each thread, and in a copy of the
/// process its locks would hang.
///
/// Signals that others send to this process are sent on to the worker; one that asks it to end gives it five seconds. When the
/// worker stops, this process stops too. The
/// worker ends with this process. Copies that a plugin makes of it, in whatever way, end with it; programs that a plugin
/// has started go on. Descriptors above the standard streams are the worker's from then on.
///
/// - Parameters:
///   - arguments: of this process, beginning with its name, and null at the end.
///   - milliseconds: how long the worker may take, after it noted progress last; 0 for as long as it wants.
///   - ending: a signal to this process that is to end the worker and all copies, whatever they do; 0 for none.
///   - end: becomes how it ended.
/// - Returns: 0 in the worker; in this process 1 when it has ended, or -1 and errno when there can be none.
int carob_worker_run(
  char *const arguments[], long milliseconds, int ending, carob_worker_end *end);

/// Whether this process was started as a worker.
bool carob_worker_is_this(void);

/// Whether this process is a copy of the worker, which a plugin has made.
bool carob_worker_is_copy(void);

/// Says that the worker has come to its end, and with which exit status.
void carob_worker_finish(int status);

/// Says whether the worker has written output, for the process that waits for it.
void carob_worker_note_output(bool has_output);

/// Says that the worker goes on, so that the time that it may take begins anew.
void carob_worker_note_progress(void);

/// How many workers there were before this one.
int carob_worker_earlier_count(void);

/// Keeps some bytes for the workers after this one, in place of those before. More than 8 KiB are not kept.
void carob_worker_keep(const void *bytes, size_t length);

/// The bytes that the worker before this one has kept. A plugin may have written any over them.
///
/// - Parameter length: becomes how many there are; 0 for none.
const void *carob_worker_kept(size_t *length);

/// The module in whose code the last worker crashed, or whose code had called what crashed; null when that is not known. The path
/// may be any text.
///
/// - Parameters:
///   - offset: becomes where in the module's addresses that was.
///   - entry: becomes where the function of the module is that was called from outside.
const char *carob_worker_crash(uint64_t *offset, uint64_t *entry);

/// Adds to the text that the worker holds back. When it crashes, the process that waits for it has the text.
///
/// - Returns: false when there is no room. Otherwise true, also in a process that is no worker.
bool carob_worker_hold(const char *text, size_t length);

/// Says that the worker holds no text back any more.
void carob_worker_release_held(void);

/// The text that the last worker held back at its end, which may be any bytes.
///
/// - Parameter length: becomes how many bytes there are.
const char *carob_worker_held(size_t *length);

// MARK: Signals

/// Whether a process that this signal ends has most likely crashed.
bool carob_process_is_crash(int signal);

/// Has a handler called when a signal comes, unless this process ignores it: then whoever started it wants that.
///
/// - Parameters:
///   - once: whether the next one does what it does by default.
///   - handler: gets the signal, and whether a terminal has sent it to the whole process group.
/// - Returns: whether the handler is called.
bool carob_process_catch(int signal, bool once, void (*handler)(int signal, bool is_for_group));

/// Ends this process as another one has ended, but leaves no core.
_Noreturn void carob_process_end_as(int status);
