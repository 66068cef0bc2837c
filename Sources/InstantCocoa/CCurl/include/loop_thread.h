/* Threads that can be waited for, for a time: whoever ends the process has to know that they are over. */
#ifndef CAROB_LOOP_THREAD_H
#define CAROB_LOOP_THREAD_H

#include <stdbool.h>

/* A thread that runs one function. */
typedef struct carob_loop_thread carob_loop_thread;

/* Starts a thread; null when none can be had. [any-thread] */
carob_loop_thread *carob_loop_thread_start(void (*run)(void *context), void *context);

/* Waits for the end of a thread, for so long at most; with 0 only looks. When it is over, its last destructors
 * included, it is freed. [any-thread, one at a time]
 * Returns whether it is over. */
bool carob_loop_thread_join(carob_loop_thread *thread, int milliseconds);

#endif
