/// A terminal that a program draws on, and its restoration in signal handlers, which Swift cannot be in.
#pragma once

#include <stdbool.h>

/// What a signal had written into the pipe.
enum {
  /// The terminal has another size.
  CAROB_TERMINAL_RESIZED = 'w',
  /// The process was stopped, and goes on.
  CAROB_TERMINAL_RESUMED = 'c',
};

/// Prepares a terminal for drawing: another screen, no cursor, keys as they are pressed, reports of the mouse. Signals that
/// end or stop the process restore it first, and then do what they did before. Ctrl-C still sends one; Ctrl-Z is a key, for
/// which `carob_terminal_stop` is to be called. There is one such terminal at a time. Call it again after others have changed the handlers of signals. [main-thread]
///
/// - Parameters:
///   - terminal: its descriptor.
///   - signals: a pipe that a byte is written into for a signal that the drawing has to follow; it must not block.
///   - output: a file that standard output and error go to while the terminal is drawn on; what is in it from `shown` on is
///     written to the terminal after a crash. -1 for none.
/// - Returns: 0, or -1 and errno.
int carob_terminal_enter(int terminal, int signals, int output);

/// Restores the terminal, stops all processes of the job, and draws again when they go on. [any-thread but the main one]
void carob_terminal_stop(void);

/// Says up to where the output was shown. [any-thread]
void carob_terminal_note_shown(long long shown);

/// Restores the terminal, standard output and error, and the handlers of signals. [any-thread]
void carob_terminal_leave(void);

/// Remembers how the terminal of this process is set before another process draws on it. [main-thread]
void carob_terminal_remember(void);

/// Restores the terminal that was remembered, if the other process has ended without doing so. [main-thread]
void carob_terminal_recover(void);
